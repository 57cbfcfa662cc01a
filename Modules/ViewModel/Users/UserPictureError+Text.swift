import Interactor

nonisolated extension UserPictureError {
    /// Says why there is no picture; nil for a person who has none, which is no problem.
    var text: String? {
        switch self {
        case .missing: nil
        // The service chose the address, so there is none to check, and nothing loads a picture again.
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
