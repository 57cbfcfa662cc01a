/// The JSON file of a pending snapshot.
///
/// It contains a short text. A long text, or data, is in a folder beside it, in a file named after its checksum. So a
/// replacement takes effect at one moment: when this file is replaced.
struct PendingFile: Codable {
    /// A file beside this one.
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
    /// Nil if the text is here.
    let attached: Attached?
    let inline: InlinePlace?
    /// Nil if it is no known issue.
    let isKnown: Bool?

    init(_ pending: PendingSnapshot) {
        name = pending.name
        path = pending.path
        sourceLocation = pending.sourceLocation
        referenceChecksum = pending.referenceChecksum
        inline = pending.inline
        isKnown = pending.isKnown ? true : nil
        if case .text(let text) = pending.content, text.bytes.count <= Self.longestText {
            self.text = text.string
            attached = nil
        } else {
            text = nil
            attached = Attached(kind: pending.content.kind, checksum: pending.content.checksum)
        }
    }

    /// - Parameter content: The text or the attached content.
    func pending(_ content: SnapshotContent) -> PendingSnapshot {
        PendingSnapshot(
            name: name, path: path, sourceLocation: sourceLocation, referenceChecksum: referenceChecksum,
            content: content, inline: inline, isKnown: isKnown ?? false)
    }
}
