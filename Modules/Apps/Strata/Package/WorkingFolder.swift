import Foundation

/// The folder in which the program was started.
nonisolated enum WorkingFolder {
    /// The path of the folder.
    ///
    /// - Throws: `.noWorkingFolder` if the folder has been removed since. Foundation's path is then empty.
    static var path: String {
        get throws(PackageError) {
            let path = FileManager.default.currentDirectoryPath
            guard !path.isEmpty else { throw .noWorkingFolder }
            return path
        }
    }
}
