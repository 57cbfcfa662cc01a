/// A new or changed text, or other content, awaiting review; it is stored below `Snapshots/.pending`.
package struct PendingSnapshot: Equatable, Sendable {
    package let name: SnapshotName
    /// The snapshot's path, relative to the root; for an inline snapshot, the path of its source, with line and column.
    package let path: String
    /// The file and line of the assertion, only for display.
    package let sourceLocation: String
    /// The checksum of the snapshot that the content was compared with; nil if there was none.
    package let referenceChecksum: String?
    package let content: SnapshotContent
    /// Where the text belongs in its source; nil if it belongs in a snapshot file.
    package let inline: InlinePlace?
    /// Whether the test's failure is a known issue; if so, the text is accepted only if the user names it explicitly.
    package let isKnownIssue: Bool

    package init(
        name: SnapshotName, path: String, sourceLocation: String, reference: SnapshotContent?,
        content: SnapshotContent, inline: InlinePlace? = nil, isKnownIssue: Bool = false
    ) {
        self.init(
            name: name, path: path, sourceLocation: sourceLocation, referenceChecksum: reference?.checksum,
            content: content, inline: inline, isKnownIssue: isKnownIssue)
    }

    init(
        name: SnapshotName, path: String, sourceLocation: String, referenceChecksum: String?,
        content: SnapshotContent, inline: InlinePlace?, isKnownIssue: Bool
    ) {
        self.name = name
        self.path = path
        self.sourceLocation = sourceLocation
        self.referenceChecksum = referenceChecksum
        self.content = content
        self.inline = inline
        self.isKnownIssue = isKnownIssue
    }
}
