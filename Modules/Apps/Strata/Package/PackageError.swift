/// The reason why a package could not be read.
nonisolated enum PackageError: Error, Equatable, CustomStringConvertible {
    case noWorkingFolder
    case noPackage(folder: String)
    case unreadable(folder: String, reason: String)
    /// The list of targets in the manifest's text does not match SwiftPM's targets.
    case otherEntries(folder: String, expected: Int)
    case unreadableFile(file: String, reason: String)

    var description: String {
        switch self {
        case .noWorkingFolder:
            "The working directory no longer exists; change to the package's folder and start again"
        case .noPackage(let folder): "There is no Package.swift in \(folder) or above it"
        case .unreadable(let folder, let reason): "The package in \(folder) could not be read: \(reason)"
        case .otherEntries(let folder, let expected):
            """
            \(folder)/Package.swift cannot be read line by line: expected one list 'targets:' with the \(expected) entries \
            that SwiftPM reads
            """
        case .unreadableFile(let file, let reason): "\(file) could not be read: \(reason)"
        }
    }
}
