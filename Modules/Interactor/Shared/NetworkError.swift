/// Why a service did not answer with what was asked for.
public nonisolated enum NetworkError: Error {
    /// The address could not be put together.
    case invalidURL
    /// The answer had no body.
    case noData
    /// The answer had a body, but not the expected one.
    case decodingError(any Error)
    /// No whole answer came.
    case networkError(any Error)
    /// The service answered with a status other than success.
    case httpError(Int)

    /// What a user is told.
    public var message: String {
        switch self {
        case .invalidURL: "Invalid URL"
        case .noData: "No data received"
        case .decodingError(let error): "Failed to decode data: \(error)"
        case .networkError(let error): "Network error: \(error)"
        case .httpError(let status): "HTTP error with status code: \(status)"
        }
    }
}

nonisolated extension NetworkError: Hashable {
    /// Two errors are equal when a user is told the same.
    public static func == (one: NetworkError, other: NetworkError) -> Bool {
        one.message == other.message
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(message)
    }
}
