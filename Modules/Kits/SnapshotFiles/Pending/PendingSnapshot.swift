/// A new or changed text, or other content, that awaits review, as it is stored below `Snapshots/.pending`.
package struct PendingSnapshot: Equatable, Sendable {
    package let name: SnapshotName
    /// The snapshot's path, relative to the root.
    package let path: String
    /// The file and line of the assertion, only for display.
    package let sourceLocation: String
    /// The checksum of the snapshot that the content was compared with; nil if there was none.
    package let referenceChecksum: String?
    package let content: SnapshotContent

    package init(
        name: SnapshotName, path: String, sourceLocation: String, reference: SnapshotContent?, content: SnapshotContent
    ) {
        self.init(
            name: name, path: path, sourceLocation: sourceLocation, referenceChecksum: reference?.checksum,
            content: content)
    }

    init(
        name: SnapshotName, path: String, sourceLocation: String, referenceChecksum: String?, content: SnapshotContent
    ) {
        self.name = name
        self.path = path
        self.sourceLocation = sourceLocation
        self.referenceChecksum = referenceChecksum
        // Read again from its file, a text has its newline at the end.
        self.content = content.completed
    }
}
