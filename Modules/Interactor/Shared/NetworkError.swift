public import Model

/// Why a request to a service failed.
public nonisolated enum NetworkError: Error {
    /// The URL could not be built.
    case invalidURL
    /// The response had no body.
    case noData
    /// The response is complete, but no entry of it is a readable person.
    case noUsers(skipped: [SkippedEntry] = [])
    /// The body could not be decoded: a `FormatError`.
    case decodingError(any Error)
    /// The service said why it failed, with any status code, or when to try again.
    case serviceError(ServiceError)
    /// No complete response arrived: a `ConnectionError`.
    case networkError(any Error)
    /// The status code was not one of success, and the service said no more.
    case httpError(Int)
    /// A local file with a recorded response could not be used.
    case recordingError(RecordingError)
}

nonisolated extension NetworkError: Hashable {
    /// Two errors are equal when they print the same: their lower errors need not be equatable.
    public static func == (one: NetworkError, other: NetworkError) -> Bool {
        String(reflecting: one) == String(reflecting: other)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(String(reflecting: self))
    }
}
