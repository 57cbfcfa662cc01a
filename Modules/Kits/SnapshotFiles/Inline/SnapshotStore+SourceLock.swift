import Foundation

extension SnapshotStore {
    /// Prevents other tests and other processes from rewriting a source in the same folder until `body` has ended.
    ///
    /// It locks the folder, because rewriting a source replaces its file. It throws if the folder cannot be locked.
    func whileLocking(
        sourceOf path: String, _ body: () throws(SnapshotFileError) -> Void
    ) throws(SnapshotFileError) {
        let source = URL(filePath: try sourceFile(of: path))
        let folder = open(source.deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if folder >= 0 { close(folder) } }
        while flock(folder, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw .unwritable(file: source.path, reason: String(cString: strerror(errno)))
            }
        }
        try body()
    }
}
