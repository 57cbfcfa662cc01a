import Foundation

extension Options {
    /// The folder for the app's data; nil to keep nothing.
    var dataFolder: URL? {
        switch storage {
        case _ where flow != nil, .inMemory: nil
        case .folder(let path): URL(filePath: path, directoryHint: .isDirectory)
        case .platform: Self.platformFolder
        }
    }

    /// The folder that the platform gives the app; nil if it knows none.
    ///
    /// On Linux it is in XDG_DATA_HOME, or in .local/share of HOME. On macOS it is in Library/Application Support of the
    /// user's home, as the user database has it: HOME means nothing there, CFFIXED_USER_HOME does.
    nonisolated static var platformFolder: URL? {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
            .appending(path: Program.title.lowercased(), directoryHint: .isDirectory)
    }
}

extension URL {
    /// Creates this folder and those above it, unless they exist.
    func createAsDataFolder() throws(DataFolderError) {
        do {
            try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
        } catch {
            // Of a link that leads nowhere, the system only says that it exists.
            if let obstacle = obstacle() { throw obstacle }
            throw .notCreated(path, error.systemReason)
        }
    }

    /// Returns the error for the nearest existing item on the way to this folder; nil if that is a folder.
    private func obstacle() -> DataFolderError? {
        let files = FileManager.default
        var item = absoluteURL.standardizedFileURL
        while item.path != "/" {
            var isFolder: ObjCBool = false
            if files.fileExists(atPath: item.path, isDirectory: &isFolder) {
                return isFolder.boolValue ? nil : .obstructed(path, by: item.path)
            }
            if let target = item.linkTarget {
                guard let missing = target.endOfLinks(seen: [item.path]) else {
                    return .looping(path, link: item.path)
                }
                return .dangling(path, link: item.path, target: missing)
            }
            item.deleteLastPathComponent()
        }
        return nil
    }

    /// What this item points to if it is a symbolic link.
    private var linkTarget: URL? {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
        // A target such as `../data` is relative to the folder that holds the link.
        return URL(filePath: target, relativeTo: deletingLastPathComponent().resolvingSymlinksInPath())
            .standardizedFileURL
    }

    /// Returns the path that this link, through others, leads to; nil if it leads to one of `seen` again.
    private func endOfLinks(seen: Set<String>) -> String? {
        guard !seen.contains(path) else { return nil }
        guard let linkTarget else { return path }
        return linkTarget.endOfLinks(seen: seen.union([path]))
    }
}
