import Foundation

extension SnapshotStore {
    /// The snapshots that no test can be compared with, with what is wrong with each; relative to the root and in order.
    ///
    /// - Complexity: It reads all snapshots.
    package func brokenSnapshots() -> [(path: String, error: SnapshotFileError)] {
        subpaths(of: Self.folder).map { "\(Self.folder)/\($0)" }.filter(isSnapshot).compactMap { path in
            do throws(SnapshotFileError) {
                try checkForConflict(in: read(path), at: path)
                return nil
            } catch {
                return (path, error)
            }
        }
    }

    /// Whether there is a file, and not one that git or the system keeps for itself: those begin with a dot.
    func isSnapshot(_ path: String) -> Bool {
        guard !path.hasPrefix("."), !path.contains("/.") else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder) && !isFolder.boolValue
    }
}
