public import Interactor

nonisolated extension APIError: ExplainedError {
    /// Says what went wrong, then what to do.
    public var text: String {
        switch self {
        case .invalidURLError: "The URL of the photo service is not valid. Check it and start again."
        case .openAddress:
            "Start again with an https URL, or http on this machine: the access key is sent nowhere else."
        case .invalidDataError: "The photo service sent an empty response. \(Advice.wait)"
        case .serverError(let status): Self.words(status, nil, advice: Advice.status(status))
        case .serviceError(let error):
            Self.words(error.status, error.message, advice: error.status.map(Advice.status) ?? Advice.wait)
        case .connection(let error): error.text
        case .unknownError: "The photo service failed. \(Advice.wait)"
        case .decodeError(let error): "The photos cannot be read: \(error.text.asSentence) \(Advice.checkAddress)"
        case .missingAccessKey: "The photo service needs an access key. Add one and start again."
        case .malformedAccessKey:
            "The access key contains a space, a line break or another character that no key has. Correct it and "
                + "start again."
        case .unreadable(let error): error.text
        case .rateLimited: "The photo service got too many requests. \(Advice.wait)"
        case .retryLater(429, let delay, nil), .retryLater(403, let delay, nil):
            "The photo service got too many requests. \(Advice.wait(delay))"
        case .retryLater(let status, let delay, let message): Self.words(status, message, advice: Advice.wait(delay))
        }
    }

    /// Another URL or access key needs a new start.
    public var allowsRetry: Bool {
        switch self {
        case .invalidURLError, .openAddress, .missingAccessKey, .malformedAccessKey: false
        case .serverError(let status): status != Self.wrongKey
        case .serviceError(let error): error.status != Self.wrongKey
        case .unreadable(let error): error.allowsRetry
        case .invalidDataError, .connection, .unknownError, .decodeError, .rateLimited, .retryLater: true
        }
    }

    /// The status of a response that rejects the access key.
    private static let wrongKey = 401

    /// Says what a response without photos said: its status, unless it is one of success, and the service's own words.
    private static func words(_ status: Int?, _ message: String?, advice: String) -> String {
        guard let status else {
            return "The photo service reports an error: \(message?.quotedExcerpt() ?? "")".asSentence + " " + advice
        }
        let answer = ["status code \(status)", message?.quotedExcerpt()].compactMap(\.self).joined(separator: ", ")
        guard status == wrongKey else { return "The photo service answered with \(answer)".asSentence + " " + advice }
        return "The photo service rejected the access key (\(answer)). Check it and start again."
    }
}
