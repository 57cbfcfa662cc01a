/// A failure in the shop and its recovery.
public nonisolated struct ShopFailure<RecoveryOption: Hashable & Sendable>: Hashable, Sendable {
    /// The type of the options for recovery, such as a retry.
    public typealias Recovery = RecoveryOption

    public let text: String
    public let recovery: Recovery
    /// Whether a product or the list could not be loaded; otherwise the failure is about a like or the bag.
    public let isLoadFailure: Bool

    public init(text: String, recovery: Recovery, isLoadFailure: Bool) {
        self.text = text
        self.recovery = recovery
        self.isLoadFailure = isLoadFailure
    }
}
