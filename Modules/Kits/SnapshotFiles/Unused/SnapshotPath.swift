/// A path that the kit can have given to a snapshot, relative to the root.
struct SnapshotPath {
    /// The extensions of the kit's own strategies.
    static let ownExtensions: Set<String> = ["txt", "json", "svg"]

    let path: String
    /// Whether one of the kit's own strategies can have made it.
    ///
    /// If no test has its name, only the extension distinguishes a snapshot from a user's own file beside it.
    let hasOwnExtension: Bool
    let moduleFolder: Substring
    /// The part up to the test's name, without the folder of the snapshots: all snapshots of the test share it.
    let testStem: String
    /// Whether it is in the usual folder, in which there is nothing but snapshots.
    let isInUsualFolder: Bool

    /// Returns nil for any other path, so that files which users keep beside their snapshots are never touched.
    ///
    /// - Parameters:
    ///   - extensions: The extensions of snapshots, without the dot.
    ///   - ownFolders: The folders of snapshots besides the usual one.
    init?(_ path: String, extensions: Set<String>, ownFolders: Set<String>) {
        let containing = ownFolders.union([SnapshotStore.folder]).filter { path.hasPrefix("\($0)/") }
        guard let folder = containing.max(by: { $0.count < $1.count }) else { return nil }
        let folders = path.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        guard folders.count > 1, let module = folders.first, let file = folders.last else { return nil }
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        // The test, its case, its name, its call and the extension.
        guard (2...5).contains(parts.count), let last = parts.last, extensions.contains(String(last)),
            (folders.dropLast() + parts).allSatisfy(FileName.canBe)
        else { return nil }
        self.path = path
        hasOwnExtension = Self.ownExtensions.contains(String(last))
        moduleFolder = module
        testStem = String(path.dropFirst(folder.count + 1).dropLast(file.count - parts[0].count))
        isInUsualFolder = folder == SnapshotStore.folder
    }

    /// The path's extension, without the dot; empty if there is none.
    static func pathExtension(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
    }
}
