/// A path that the kit can have given to a snapshot, relative to the root.
struct SnapshotPath {
    /// The extensions of the kit's own strategies.
    static let ownExtensions: Set<String> = ["txt", "json", "svg"]

    let path: String
    let moduleFolder: Substring
    /// The part up to the test's name, which all snapshots of the test share.
    let stem: String

    /// Returns nil for any other path, so that files which users keep beside their snapshots are never touched.
    ///
    /// - Parameter extensions: The extensions of snapshots, without the dot.
    init?(_ path: String, extensions: Set<String>) {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false)
        guard folders.count > 2, folders[0] == SnapshotStore.folder, let file = folders.last else { return nil }
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        // The test, its case, its name, its call and the extension.
        guard (2...5).contains(parts.count), let last = parts.last, extensions.contains(String(last)),
            (folders.dropFirst().dropLast() + parts).allSatisfy(FileName.canBe)
        else { return nil }
        self.path = path
        moduleFolder = folders[1]
        stem = String(path.dropLast(file.count - parts[0].count))
    }

    /// The path's extension, without the dot; empty if there is none.
    static func pathExtension(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
    }
}
