/// Why a service of photos did not answer with what was asked for.
public nonisolated enum APIError: Error, Hashable {
    /// The address could not be put together.
    case invalidURLError
    /// The address is one to which a key would go for everybody to read.
    case openAddress
    /// The answer had no body.
    case invalidDataError
    /// The service answered with a status other than success.
    case serverError(statusCode: Int)
    /// No whole answer came.
    case unknownError
    /// The answer had a body, but not the expected one.
    case decodeError
    /// The service asks for a key, and there is none.
    case missingAccessKey
    /// The service asks for a key, and what there is can be none.
    case malformedAccessKey
    /// A recorded answer could not be read.
    case unreadable(detail: String)
    /// The service has answered often enough for now.
    case rateLimited

    /// What a user is told.
    public var message: String {
        switch self {
        case .invalidURLError: "The address of the photo service is not valid"
        case .openAddress:
            "The photo service is asked at an https address, or at an http one of this machine: the access key goes to no "
                + "other"
        case .invalidDataError: "The photo service answered with no data"
        case .serverError(401): "The photo service did not accept the access key (status 401)"
        case .serverError(let statusCode): "The photo service answered with status code \(statusCode)"
        case .unknownError: "No whole answer came from the photo service: check your connection, and try again"
        case .decodeError: "The photo service answered with something other than photos"
        case .missingAccessKey: "The photo service asks for a key: set UNSPLASH_ACCESS_KEY, and start again"
        case .malformedAccessKey:
            "The key in UNSPLASH_ACCESS_KEY holds a space, a line break or a letter that no key has: set it anew, and "
                + "start again"
        case .unreadable(let detail): detail
        case .rateLimited: "The photo service has been asked too often: wait a while, and try again"
        }
    }
}
