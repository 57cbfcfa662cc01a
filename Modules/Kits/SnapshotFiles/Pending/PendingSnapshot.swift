/// A new or changed text that awaits review, as its file below `Snapshots/.pending` holds it.
package struct PendingSnapshot: Codable, Equatable, Sendable {
    package let name: SnapshotName
    /// The snapshot's own path, relative to the root.
    package let path: String
    /// File and line of the assertion, for the reader only.
    package let sourceLocation: String
    /// Of the snapshot that the text was compared with; nil where there was none.
    package let referenceChecksum: String?
    package let text: SnapshotText

    package init(
        name: SnapshotName, path: String, sourceLocation: String, reference: SnapshotText?, text: SnapshotText
    ) {
        self.name = name
        self.path = path
        self.sourceLocation = sourceLocation
        self.referenceChecksum = reference?.checksum
        // As it comes back from the file: with its last newline.
        self.text = SnapshotText(text.string)
    }
}
