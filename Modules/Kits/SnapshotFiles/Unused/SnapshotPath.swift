/// A path that the kit can have given to a snapshot, relative to the root.
struct SnapshotPath {
    /// The extensions of the kit's own strategies.
    static let ownExtensions: Set<String> = ["txt", "json", "svg"]

    let path: String
    /// Whether one of the kit's own strategies can have made the file.
    ///
    /// If no test matches the path, only the extension distinguishes a snapshot from a file that a user keeps there.
    let hasOwnExtension: Bool
    let moduleFolder: Substring
    /// The path up to the test's name, without the folder of the snapshots: all snapshots of the test share this stem.
    let testStem: String
    /// Whether the file is in `Snapshots`, which contains nothing but snapshots.
    let isInUsualFolder: Bool

    /// Returns nil if the kit cannot have made the path: files that users keep beside snapshots are never touched.
    ///
    /// - Parameters:
    ///   - extensions: The extensions of snapshots, without the dot.
    ///   - customFolders: The folders of snapshots besides `Snapshots`.
    init?(_ path: String, extensions: Set<String>, customFolders: Set<String>) {
        let containing = customFolders.union([SnapshotStore.folder]).filter { path.hasPrefix("\($0)/") }
        guard let folder = containing.max(by: { $0.count < $1.count }) else { return nil }
        let folders = path.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        guard folders.count > 1, let module = folders.first, let file = folders.last else { return nil }
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        // The parts are the test, the case, the snapshot's name, the call and the extension.
        guard (2...5).contains(parts.count), let last = parts.last, extensions.contains(String(last)),
            (folders.dropLast() + parts).allSatisfy(FileName.canBe)
        else { return nil }
        self.path = path
        hasOwnExtension = Self.ownExtensions.contains(String(last))
        moduleFolder = module
        testStem = String(path.dropFirst(folder.count + 1).dropLast(file.count - parts[0].count))
        isInUsualFolder = folder == SnapshotStore.folder
    }

    /// Returns the path's extension, without the dot; empty if there is none.
    static func pathExtension(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
    }
}
