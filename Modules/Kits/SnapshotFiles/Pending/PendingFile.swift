/// The JSON file of a pending snapshot.
///
/// It contains the text, if the text is short. A long text, or data, is in a folder beside this file, in a file named
/// after the checksum. So new content takes effect in one step: when this file is replaced.
struct PendingFile: Codable {
    /// A content file in the folder beside this file.
    struct Attached: Codable {
        let kind: SnapshotContent.Kind
        let checksum: String
    }

    /// The length in bytes above which a text is attached: its JSON would take longer to write and read than the text.
    static let longestText = 100_000

    let name: SnapshotName
    let path: String
    let sourceLocation: String
    let referenceChecksum: String?
    /// Nil if the content is attached.
    let text: String?
    /// Nil if the content is in `text`.
    let attached: Attached?
    let inline: InlinePlace?
    /// Nil if the failure is not a known issue.
    let isKnown: Bool?

    init(_ pending: PendingSnapshot) {
        name = pending.name
        path = pending.path
        sourceLocation = pending.sourceLocation
        referenceChecksum = pending.referenceChecksum
        inline = pending.inline
        isKnown = pending.isKnownIssue ? true : nil
        if case .text(let text) = pending.content, text.bytes.count <= Self.longestText {
            self.text = text.string
            attached = nil
        } else {
            text = nil
            attached = Attached(kind: pending.content.kind, checksum: pending.content.checksum)
        }
    }

    /// - Parameter content: The text, or the attached content.
    func pending(_ content: SnapshotContent) -> PendingSnapshot {
        PendingSnapshot(
            name: name, path: path, sourceLocation: sourceLocation, referenceChecksum: referenceChecksum,
            content: content, inline: inline, isKnownIssue: isKnown ?? false)
    }
}
