import Foundation

/// The folder of a new app's package.
nonisolated struct AppDestination {
    /// Its absolute path.
    let folder: String

    /// - Parameter path: An empty folder, or a folder that does not exist.
    init(_ path: String) throws(NewAppError) {
        let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        var absolute = url.path
        while absolute.count > 1, absolute.hasSuffix("/") { absolute.removeLast() }
        folder = absolute
        guard (try? FileManager.default.attributesOfItem(atPath: folder)) != nil else { return }
        // The new package takes the folder's place, so it would replace the link.
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
            throw .link(folder, target: target)
        }
        guard url.isFolder else { throw .noFolder(folder) }
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard contents.isEmpty else { throw .notEmpty(folder) }
    }
}
