import Interactor

nonisolated extension UserPictureError {
    /// The reason why there is no picture; nil for a person without a picture.
    var text: String? {
        switch self {
        case .missing: nil
        // The user cannot check the address, because the service chose it, and cannot load the picture again.
        case .unavailable(let error): UsersWords.noPicture(because: error.reason)
        case .unreadable(let error): UsersWords.noPicture(because: error.text)
        }
    }
}

nonisolated extension PictureError {
    fileprivate var text: String {
        switch self {
        case .unsupportedFormat(let format): format.map(UsersWords.unsupported) ?? UsersWords.unknownFormat
        case .malformed(let error): error.text
        }
    }
}
