import Interactor

nonisolated extension UserPictureError {
    /// The reason why the picture could not be loaded; nil if the person has no picture.
    var text: String? {
        switch self {
        case .missing: nil
        // The text offers no remedy: the service chose the address, and the user cannot load the picture again.
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
