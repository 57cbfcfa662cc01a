public import Model

/// Why a photo service did not return photos.
public nonisolated enum APIError: Error, Hashable {
    /// The URL of the request could not be built.
    case invalidURLError
    /// A request to the URL would send the access key unencrypted to another machine.
    case openAddress
    /// The response has no body.
    case invalidDataError
    /// The response has a non-success status, and the service gave no reason.
    case serverError(statusCode: Int)
    /// The service explained the failure or said when to retry, whatever the status of the response.
    case serviceError(ServiceError)
    /// No complete response arrived.
    case networkError(ConnectionError)
    /// Any other failure.
    case unknownError
    /// The response is not in the expected format.
    case decodeError(FormatError)
    /// The service needs an access key, and there is none.
    case missingAccessKey
    /// The access key contains characters that no key has.
    case malformedAccessKey
    /// A local file with a recorded response could not be used.
    case recordingError(RecordingError)
    /// The service refused the request because of its rate limit, and gave no details.
    case rateLimited
}
