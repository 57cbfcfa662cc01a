/// A failure in the shop and its remedy.
public nonisolated struct ShopFailure<Remedy: Hashable & Sendable>: Hashable, Sendable {
    /// The remedy for a failure.
    public typealias Recovery = Remedy

    public let text: String
    public let recovery: Recovery
    /// Whether a product or the list could not be loaded; otherwise the failure is about a like or the bag.
    public let isOfLoading: Bool

    public init(text: String, recovery: Recovery, isOfLoading: Bool) {
        self.text = text
        self.recovery = recovery
        self.isOfLoading = isOfLoading
    }
}
