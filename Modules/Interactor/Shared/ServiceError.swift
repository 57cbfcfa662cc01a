/// The details of a failure, as reported by the service that failed.
public nonisolated struct ServiceError: Error, Hashable {
    /// The message in the service's own words.
    public let message: String?
    /// The status of the response; nil for a success status.
    public let status: Int?
    /// The time to wait before a retry.
    public let retryDelay: Duration?

    public init(message: String? = nil, status: Int? = nil, retryDelay: Duration? = nil) {
        self.message = message
        self.status = status
        self.retryDelay = retryDelay
    }
}
