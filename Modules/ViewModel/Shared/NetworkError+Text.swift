public import Interactor
import Model

/// The name under which a view knows the error.
public typealias NetworkError = Interactor.NetworkError

nonisolated extension Interactor.NetworkError {
    /// Says what went wrong, and what to do if that is known.
    public var text: String {
        switch self {
        case .invalidURL: "Invalid URL"
        case .noData: "No data received. \(Self.tryLater)"
        case .decodingError(let error): "Failed to decode data: \(words(of: error))"
        case .serviceError(let error): words(of: error)
        case .networkError(let error): "Network error: \(words(of: error))"
        case .httpError(let status): Self.words(status, nil, advice: Self.advice(status))
        case .retryLater(let status, let delay, let message):
            Self.words(status, message, advice: "Try again in \(delay.text).")
        case .recordingError(let error): error.text
        }
    }

    /// Names the status of a response; what to do about it follows in `text`.
    static func words(_ status: Int) -> String { "HTTP error with status code: \(status)" }

    private static let tryLater = "Try again later."

    private static func advice(_ status: Int) -> String {
        StatusAdvice(status) == .checkAddress ? "Check the address." : tryLater
    }

    private static func words(_ status: Int, _ message: String?, advice: String) -> String {
        let says = message.map { ", the service says \($0.quotedExcerpt())" } ?? ""
        return "\(words(status))\(says)".asSentence + " " + advice
    }

    private func words(of error: ServiceError) -> String {
        guard let status = error.status else {
            return "The service reports an error: \(error.message.quotedExcerpt())".asSentence + " " + Self.tryLater
        }
        return Self.words(status, error.message, advice: Self.advice(status))
    }

    private func words(of error: any Error) -> String {
        switch error {
        case let error as FormatError: error.text
        case let error as ConnectionError: error.text
        // A service that reports an error of its own type gets no words of its own.
        default: "unexpected error (\(type(of: error)))"
        }
    }
}
