/// The reason why the documents were not updated.
nonisolated enum DocsError: Error, Equatable, CustomStringConvertible {
    case notBuilt(String, status: Int32)
    case unreadable(String, reason: String)
    case taken(String)
    case notRemoved(String, reason: String)

    var description: String {
        switch self {
        case .notBuilt(let program, let status):
            "The program \(program) could not be built: 'swift build' ended with status \(status); see the messages "
                + "above. Nothing was changed"
        case .unreadable(let path, let reason): "\(path) could not be read: \(reason)"
        case .taken(let path):
            "\(path) was not written by '\(Gallery.command)', and is left as it is; move it away to get the gallery"
        case .notRemoved(let path, let reason):
            "\(path) could not be removed: \(reason). All other documents are up to date"
        }
    }
}
