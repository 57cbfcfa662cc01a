public import Interactor

nonisolated extension APIError {
    /// Says what went wrong, then what to do.
    public var text: String {
        switch self {
        case .invalidURLError: "The URL of the photo service is not valid. Check it and start again."
        case .openAddress: "Use an https URL, or http on this machine: the access key is sent nowhere else"
        case .invalidDataError: "The photo service sent an empty response. Try again later."
        case .serverError(401):
            "The photo service rejected the access key (status 401). Check UNSPLASH_ACCESS_KEY and start again."
        case .serverError(let statusCode):
            "The photo service answered with status code \(statusCode). Try again later."
        case .unknownError: "The photo service did not answer completely. Check your connection and try again."
        case .decodeError:
            "The photo service answered with something other than photos. Check its URL and start again."
        case .missingAccessKey: "The photo service needs an access key. Set UNSPLASH_ACCESS_KEY and start again."
        case .malformedAccessKey:
            "UNSPLASH_ACCESS_KEY contains a space, a line break or another character that no key has. Correct it and "
                + "start again."
        case .unreadable(let error): error.text
        case .rateLimited: "The photo service got too many requests. Wait a while and try again."
        }
    }
}
