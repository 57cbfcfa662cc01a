extension PendingSnapshot {
    /// The path of the file that holds the pending content, relative to the root.
    package var contentPath: String {
        PendingFile(self).attached.map { SnapshotStore.attachedPath(path, $0) } ?? SnapshotStore.pendingPath(path)
    }
}
