/// The reason that a package could not be read.
nonisolated enum PackageError: Error, Equatable, CustomStringConvertible {
    case noWorkingFolder
    case noPackage(folder: String)
    case unreadable(folder: String, reason: String)
    /// The list in the manifest's text has other entries than SwiftPM found.
    case otherEntries(folder: String, list: String, expected: Int, got: Int)
    case unreadableFile(file: String, reason: String)

    var description: String {
        switch self {
        case .noWorkingFolder:
            "The working directory no longer exists; change to the package's folder and start again"
        case .noPackage(let folder): "There is no Package.swift in \(folder) or above it"
        case .unreadable(let folder, let reason): "The package in \(folder) could not be read: \(reason)"
        case .otherEntries(let folder, let list, let expected, let got):
            """
            \(folder)/Package.swift cannot be read line by line: expected a list \(list) with \(expected) entries, as \
            SwiftPM reads them, got \(got)
            """
        case .unreadableFile(let file, let reason): "\(file) could not be read: \(reason)"
        }
    }
}
