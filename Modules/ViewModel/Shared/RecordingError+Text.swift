public import Interactor

nonisolated extension RecordingError {
    /// Says what is wrong with the file, and what to do.
    public var text: String {
        switch self {
        case .missing(let path): "The file \(path) does not exist. Check the path and try again."
        case .folder(let path): "\(path) is a folder. Start again with the path of a file in it."
        case .forbidden(let path):
            "You have no permission to read the file \(path). Change its permissions and try again."
        case .tooLarge(let path, let limit):
            "The file \(path) is larger than \(limit / 1_048_576) MB. Start again with a smaller file."
        case .empty(let path): "The file \(path) is empty. Check the path and try again."
        case .unreadable(let path, let reason): "The file \(path) cannot be read: \(reason.withoutPeriod). Try again."
        case .noPictures: "A recorded file has no pictures, only their addresses."
        }
    }
}
