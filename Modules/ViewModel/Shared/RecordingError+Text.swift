public import Interactor

nonisolated extension RecordingError {
    /// Says what was expected at the path, and what is there.
    public var text: String {
        switch self {
        case .missing(let path): "The file \(path) does not exist"
        case .folder(let path): "\(path) is a folder: name a file in it"
        case .forbidden(let path): "You have no permission to read the file \(path)"
        case .tooLarge(let path, let limit):
            "The file \(path) is too large: the limit is \(limit / 1_048_576) MB"
        case .unreadable(let path, let reason): "The file \(path) cannot be read: \(reason)"
        }
    }
}
