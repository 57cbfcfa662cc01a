import Foundation

/// The folder in which the program was started.
nonisolated enum WorkingFolder {
    /// The path of the folder.
    ///
    /// - Throws: `.noWorkingFolder` if it has been removed since. Foundation then returns an empty path.
    static var path: String {
        get throws(PackageError) {
            let path = FileManager.default.currentDirectoryPath
            guard !path.isEmpty else { throw .noWorkingFolder }
            return path
        }
    }
}
