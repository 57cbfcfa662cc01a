/// A failure in the shop and its remedy.
public nonisolated struct ShopFailure<WayOut: Hashable & Sendable>: Hashable, Sendable {
    /// The remedy for a failure.
    public typealias WayOn = WayOut

    public let text: String
    public let wayOn: WayOn
    /// Whether a product or the list could not be loaded; otherwise a like or the bag has failed.
    public let isOfLoading: Bool

    public init(text: String, wayOn: WayOn, isOfLoading: Bool) {
        self.text = text
        self.wayOn = wayOn
        self.isOfLoading = isOfLoading
    }
}
