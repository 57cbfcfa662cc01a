/// A service's own words for why it failed.
public nonisolated struct ServiceError: Error, Hashable {
    public let message: String

    public init(message: String) {
        self.message = message
    }
}
