public import Model

/// Why a request to a service failed.
public nonisolated enum NetworkError: Error {
    /// The URL could not be built.
    case invalidURL
    /// The response had no body.
    case noData
    /// The response is complete, but contains no readable person.
    case noUsers(skipped: [SkippedEntry] = [])
    /// The body could not be decoded; the error is a `FormatError`.
    case decodingError(any Error)
    /// The service explained the failure or said when to retry, whatever the status code of the response.
    case serviceError(ServiceError)
    /// No complete response arrived; the error is a `ConnectionError`.
    case networkError(any Error)
    /// The response has a non-success status code, and the service gave no reason.
    case httpError(Int)
    /// A local file with a recorded response could not be used.
    case recordingError(RecordingError)
}

nonisolated extension NetworkError: Hashable {
    /// Compares the debug descriptions, because the underlying errors need not be equatable.
    public static func == (one: NetworkError, other: NetworkError) -> Bool {
        String(reflecting: one) == String(reflecting: other)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(String(reflecting: self))
    }
}
