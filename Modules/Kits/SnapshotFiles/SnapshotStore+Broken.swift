import Foundation

extension SnapshotStore {
    /// Returns the folders that cannot be read, and the snapshots that cannot be read or contain a merge conflict.
    ///
    /// Each comes with its error. Folders come first; paths are relative to the root and sorted. Pictures and other
    /// data never count as broken.
    ///
    /// - Complexity: Reads all snapshots.
    package func brokenSnapshots() -> [(path: String, error: SnapshotFileError)] {
        var listing = listing(of: Self.folder)
        for folder in customFolders().sorted() {
            let own = self.listing(of: folder)
            listing.files += own.files
            listing.unreadable += own.unreadable
        }
        let broken = listing.files.filter(isSnapshot).compactMap { path -> (path: String, error: SnapshotFileError)? in
            do throws(SnapshotFileError) {
                guard let content = try contents(path).map({ Array($0) }), !isData(content, at: path) else {
                    return nil
                }
                guard let text = SnapshotContent(content, as: .text) else { throw .notUTF8(file: file(path)) }
                try checkForConflict(in: text, at: path)
                return nil
            } catch {
                return (path, error)
            }
        }
        return listing.unreadable.filter { !isHidden($0.path) } + broken
    }

    /// Returns whether a file is data, not text.
    ///
    /// Only the assertion knows for sure, so this method guesses as git does: a zero byte near the start means data.
    ///
    /// A file always counts as text if it has the extension of one of the kit's own text strategies.
    private func isData(_ bytes: [UInt8], at path: String) -> Bool {
        let pathExtension = path.split(separator: ".").last ?? ""
        return !["txt", "json", "svg"].contains(pathExtension) && bytes.prefix(8_000).contains(0)
    }

    /// Returns whether a file exists at `path` and is not hidden.
    func isSnapshot(_ path: String) -> Bool {
        guard !isHidden(path) else { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file(path), isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Returns whether a name in the path starts with a dot, like the hidden files of git, the system and this store.
    private func isHidden(_ path: String) -> Bool { path.hasPrefix(".") || path.contains("/.") }
}
