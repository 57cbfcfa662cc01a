public import Interactor
import Model

/// `NetworkError` for views, which cannot import `Interactor`.
public typealias NetworkError = Interactor.NetworkError

nonisolated extension Interactor.NetworkError: ExplainedError {
    /// The problem, and the remedy if it is known.
    public var text: String {
        switch self {
        case .invalidURL: "\(reason). Check the address and start again."
        case .noData: "\(reason). \(Advice.wait)"
        case .noUsers: reason.asSentence
        case .decodingError: "\(reason.asSentence) \(Advice.checkAddress)"
        case .serviceError(let error): "\(reason.asSentence) \(error.advice)"
        case .networkError(let error as ConnectionError): "\(Self.network)\(error.text)"
        case .networkError: "\(reason.asSentence) \(Advice.wait)"
        case .httpError(let status): "\(reason). \(Advice.status(status))"
        case .recordingError(let error): error.text
        }
    }

    public var allowsRetry: Bool {
        switch self {
        case .recordingError(let error): error.allowsRetry
        case .invalidURL: false
        case .noData, .noUsers, .decodingError, .serviceError, .networkError, .httpError: true
        }
    }

    /// The problem, without a final period.
    var reason: String {
        switch self {
        case .invalidURL: "Invalid URL"
        case .noData: "No data received"
        case .noUsers(let skipped): [CommonWords.noUsers, skipped.summary].compactMap(\.self).joined(separator: ", ")
        case .decodingError(let error): "Failed to decode data: \(Self.words(of: error))"
        case .serviceError(let error):
            error.status.map { Self.words($0, error.message) }
                ?? ["The service reports an error", error.message?.quotedExcerpt()].compactMap(\.self)
                .joined(separator: ": ")
        case .networkError(let error): "\(Self.network)\(Self.words(of: error))"
        case .httpError(let status): Self.words(status, nil)
        case .recordingError(let error): error.text.withoutPeriod
        }
    }

    private static var network: String { "Network error: " }

    private static func words(_ status: Int, _ message: String?) -> String {
        "HTTP error with status code: \(status)\(message.map { " (\($0.quotedExcerpt()))" } ?? "")"
    }

    private static func words(of error: any Error) -> String {
        switch error {
        case let error as FormatError: error.text
        case let error as ConnectionError: error.reason
        // This layer does not know the error types of the services.
        default: "unexpected error"
        }
    }
}
