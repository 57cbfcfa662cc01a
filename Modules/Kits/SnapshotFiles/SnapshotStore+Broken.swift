import Foundation

extension SnapshotStore {
    /// The snapshots that no test can be compared with, and folders that cannot be read, with what is wrong with each;
    /// relative to the root and in order.
    ///
    /// - Complexity: It reads all snapshots.
    package func brokenSnapshots() -> [(path: String, error: SnapshotFileError)] {
        let listing = listing(of: Self.folder)
        let broken = listing.files.filter(isSnapshot).compactMap { path -> (path: String, error: SnapshotFileError)? in
            do throws(SnapshotFileError) {
                try checkForConflict(in: read(path), at: path)
                return nil
            } catch {
                return (path, error)
            }
        }
        return listing.unreadable.filter { !isHidden($0.path) } + broken
    }

    /// Whether there is a file, and not a hidden one.
    func isSnapshot(_ path: String) -> Bool {
        guard !isHidden(path) else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Whether git, the system or the store keeps it for itself: what begins with a dot.
    private func isHidden(_ path: String) -> Bool { path.hasPrefix(".") || path.contains("/.") }
}
