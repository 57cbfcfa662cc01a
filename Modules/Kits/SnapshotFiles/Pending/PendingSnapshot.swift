/// A new or changed text that awaits review, as it is stored below `Snapshots/.pending`.
package struct PendingSnapshot: Codable, Equatable, Sendable {
    package let name: SnapshotName
    /// The snapshot's path, relative to the root.
    package let path: String
    /// The file and line of the assertion, only for display.
    package let sourceLocation: String
    /// The checksum of the snapshot that the text was compared with; nil if there was none.
    package let referenceChecksum: String?
    package let text: SnapshotText

    package init(
        name: SnapshotName, path: String, sourceLocation: String, reference: SnapshotText?, text: SnapshotText
    ) {
        self.name = name
        self.path = path
        self.sourceLocation = sourceLocation
        self.referenceChecksum = reference?.checksum
        // Decoding adds a newline at the end, so the text gets it here already.
        self.text = SnapshotText(text.string)
    }
}
