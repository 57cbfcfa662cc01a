public import Interactor

nonisolated extension APIError: ExplainedError {
    /// The problem, then the remedy.
    public var text: String {
        switch self {
        case .invalidURLError: "The URL of the photo service is not valid. Check it and start again."
        case .openAddress:
            "This URL would send the access key unencrypted. Start again with https; use http only for this machine."
        case .invalidDataError: "The photo service sent an empty response. \(Advice.wait)"
        case .serverError(let status): Self.words(of: ServiceError(status: status))
        case .serviceError(let error): Self.words(of: error)
        case .networkError(let error): error.text
        case .unknownError: "The photo service failed. \(Advice.wait)"
        case .decodeError(let error): "The photos cannot be read: \(error.text.asSentence) \(Advice.checkAddress)"
        case .missingAccessKey: "The photo service needs an access key. Add one and start again."
        case .malformedAccessKey:
            "The access key contains a space, a line break or another character that no key has. Correct it and "
                + "start again."
        case .recordingError(let error): error.text
        case .rateLimited: "\(Self.tooManyRequests) \(Advice.wait)"
        }
    }

    /// False for a wrong URL or access key, because only a new start of the app can correct these.
    public var allowsRetry: Bool {
        switch self {
        case .invalidURLError, .openAddress, .missingAccessKey, .malformedAccessKey: false
        case .serverError(let status): status != Self.wrongKey
        case .serviceError(let error): error.status != Self.wrongKey
        case .recordingError(let error): error.allowsRetry
        case .invalidDataError, .networkError, .unknownError, .decodeError, .rateLimited: true
        }
    }

    /// The status of a response that rejects the access key.
    private static let wrongKey = 401

    private static let tooManyRequests = "The photo service got too many requests."

    /// Returns the text for a response without photos: its error status, if there is one, and the service's message.
    private static func words(of error: ServiceError) -> String {
        let message = error.message?.quotedExcerpt()
        guard let status = error.status else {
            let answer = ["The photo service reports an error", message].compactMap(\.self).joined(separator: ": ")
            return answer.asSentence + " " + error.advice
        }
        if message == nil, error.retryDelay != nil, [403, 429].contains(status) {
            return "\(tooManyRequests) \(error.advice)"
        }
        let answer = ["status code \(status)", message].compactMap(\.self).joined(separator: ", ")
        guard status == wrongKey else {
            return "The photo service answered with \(answer)".asSentence + " " + error.advice
        }
        return "The photo service rejected the access key (\(answer)). Check it and start again."
    }
}
