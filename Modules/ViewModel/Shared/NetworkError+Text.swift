public import Interactor
import Model

/// The name under which a view knows the error.
public typealias NetworkError = Interactor.NetworkError

nonisolated extension Interactor.NetworkError {
    /// Says what went wrong, and what to do if that is known.
    public var text: String {
        switch self {
        case .invalidURL: "Invalid URL"
        case .noData: "No data received"
        case .decodingError(let error): "Failed to decode data: \(words(of: error))"
        case .serviceError(let error): words(of: error)
        case .networkError(let error): "Network error: \(words(of: error))"
        case .httpError(let status): Self.words(of: status)
        case .retryLater(let status, let delay):
            "HTTP error with status code: \(status). Try again in \(delay.text)."
        case .recordingError(let error): error.text
        }
    }

    private static func words(of status: Int) -> String { "HTTP error with status code: \(status)" }

    private func words(of error: ServiceError) -> String {
        let message = error.message.quotedExcerpt()
        return error.status.map { "\(Self.words(of: $0)), the service says \(message)" }
            ?? "The service answered \(message)"
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
