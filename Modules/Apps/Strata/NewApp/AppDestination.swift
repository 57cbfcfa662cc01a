import Foundation

/// The folder of a new app's package.
nonisolated struct AppDestination {
    /// The absolute path of the folder.
    let folder: String

    /// - Parameter path: The path of an empty folder, or of a folder that does not exist.
    init(_ path: String) throws(NewAppError) {
        let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        var absolute = url.path
        while absolute.count > 1, absolute.hasSuffix("/") { absolute.removeLast() }
        folder = absolute
        guard (try? FileManager.default.attributesOfItem(atPath: folder)) != nil else { return }
        // Even a link to an empty folder is refused: the user must name the folder itself.
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
            throw .link(folder, target: target)
        }
        guard url.isFolder else { throw .noFolder(folder) }
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard contents.isEmpty else { throw .notEmpty(folder) }
    }
}
