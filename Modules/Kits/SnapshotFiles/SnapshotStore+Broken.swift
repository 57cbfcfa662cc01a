import Foundation

extension SnapshotStore {
    /// Returns the folders that cannot be read, and the snapshots that cannot be read or contain a merge conflict.
    ///
    /// Each comes with its error. Folders come first; paths are relative to the root and sorted.
    ///
    /// - Complexity: Reads all snapshots.
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

    /// Returns whether there is a file that is not hidden.
    func isSnapshot(_ path: String) -> Bool {
        guard !isHidden(path) else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Returns whether a name in the path starts with a dot: git, the system or this store uses such files.
    private func isHidden(_ path: String) -> Bool { path.hasPrefix(".") || path.contains("/.") }
}
