public import Model

/// The reason why a service's response, live or recorded, contains no page.
public enum ResponseError: Error, Hashable {
    /// The response is a message in which the service says why it failed.
    case failure(message: String)
    /// The response does not have the expected format.
    case malformed(FormatError)

    /// Creates a response error from a decoding error.
    public init(_ error: any Error) {
        self = error as? ResponseError ?? .malformed(FormatError(error))
    }
}
