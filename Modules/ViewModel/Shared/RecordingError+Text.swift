public import Interactor

nonisolated extension RecordingError: ExplainedError {
    /// The problem with the file, and the remedy.
    public var text: String {
        switch self {
        case .missing(let path): "The file \(path) does not exist. Check the path."
        case .folder(let path): "\(path) is a folder. Start again with the path of a file in it."
        case .device(let path): "\(path) is a device. Start again with the path of a file."
        case .forbidden(let path): "You have no permission to read the file \(path). Change its permissions."
        case .tooLarge(let path, let limit):
            "The file \(path) is larger than \(limit / 1_048_576) MB. Start again with a smaller file."
        case .empty(let path): "The file \(path) is empty. Check the path."
        case .malformed(let path, let error):
            "The file \(path) cannot be read: \(error.text.asSentence) Correct the file."
        case .failure(let path, let message):
            "The file \(path) holds only a service's error: \(message.quotedExcerpt().asSentence) Start again with "
                + "another file."
        case .pipe(let path, nil): "Nothing came through the pipe \(path). Start again and write to it."
        case .pipe(let path, let error?):
            "The data from the pipe \(path) cannot be read: \(error.text.asSentence) Correct it and start again."
        case .unreadable(let path, let reason):
            "The file \(path) cannot be read: \(reason.withoutPeriod). Check the file."
        case .noPictures: "A recorded file has no pictures, only their addresses."
        }
    }

    /// False if a retry cannot help: another path needs a new start of the app, and a pipe cannot be read twice.
    public var allowsRetry: Bool {
        switch self {
        case .folder, .device, .tooLarge, .failure, .pipe, .noPictures: false
        case .missing, .forbidden, .empty, .malformed, .unreadable: true
        }
    }
}
