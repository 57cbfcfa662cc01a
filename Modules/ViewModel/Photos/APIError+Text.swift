public import Interactor

nonisolated extension APIError {
    /// Says what went wrong, then what to do.
    public var text: String {
        switch self {
        case .invalidURLError: "The URL of the photo service is not valid. Check it and start again."
        case .openAddress: "Use an https URL, or http on this machine: the access key is sent nowhere else"
        case .invalidDataError: "The photo service sent an empty response. Try again later."
        case .serverError(let statusCode): Self.words(statusCode, nil, advice: Self.advice(statusCode))
        case .serviceError(let error): Self.words(error.status, error.message, advice: Self.advice(error.status))
        case .connection(let error): error.text
        case .unknownError: "The photo service failed. Try again later."
        case .decodeError(let error):
            "The photos cannot be read: \(error.text.asSentence) Check where they come from and start again."
        case .missingAccessKey: "The photo service needs an access key. Set UNSPLASH_ACCESS_KEY and start again."
        case .malformedAccessKey:
            "UNSPLASH_ACCESS_KEY contains a space, a line break or another character that no key has. Correct it and "
                + "start again."
        case .unreadable(let error): error.text
        case .rateLimited: "The photo service got too many requests. Wait a while and try again."
        case .retryLater(429, let delay, nil), .retryLater(403, let delay, nil):
            "The photo service got too many requests. Try again in \(delay.text)."
        case .retryLater(let statusCode, let delay, let message):
            Self.words(statusCode, message, advice: "Try again in \(delay.text).")
        }
    }

    private static func advice(_ status: Int?) -> String {
        guard let status, StatusAdvice(status) == .checkAddress else { return "Try again later." }
        return "Check its address and start again."
    }

    /// Says what a response without photos said: its status, unless it is one of success, and the service's own words.
    private static func words(_ status: Int?, _ message: String?, advice: String) -> String {
        guard let status else {
            return "The photo service reports an error: \(message?.quotedExcerpt() ?? "")".asSentence + " " + advice
        }
        let answer = ["status code \(status)", message?.quotedExcerpt()].compactMap(\.self).joined(separator: ", ")
        guard status == 401 else { return "The photo service answered with \(answer)".asSentence + " " + advice }
        return "The photo service rejected the access key (\(answer)). Check UNSPLASH_ACCESS_KEY and start again."
    }
}
