public import Model

/// Why a service's response, live or recorded, contains no page.
public enum ResponseError: Error, Hashable {
    /// The service says in its own words why it failed.
    case failure(message: String)
    /// The response breaks its format.
    case malformed(FormatError)

    /// Creates the error that made decoding fail.
    public init(_ error: any Error) {
        self = error as? ResponseError ?? .malformed(FormatError(error))
    }
}
