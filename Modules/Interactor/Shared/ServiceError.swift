/// A service's own words for why it failed.
public nonisolated struct ServiceError: Error, Hashable {
    public let message: String
    /// The status of the response; nil if it was one of success.
    public let status: Int?

    public init(message: String, status: Int? = nil) {
        self.message = message
        self.status = status
    }
}
