/// What failed in the shop, and what the user can do about it.
public nonisolated struct ShopFailure<WayOut: Hashable & Sendable>: Hashable, Sendable {
    /// What can be done about a failure.
    public typealias WayOn = WayOut

    public let text: String
    public let wayOn: WayOn
    /// Whether something could not be loaded; otherwise it is about a like or the bag.
    public let isOfLoading: Bool

    public init(text: String, wayOn: WayOn, isOfLoading: Bool) {
        self.text = text
        self.wayOn = wayOn
        self.isOfLoading = isOfLoading
    }
}
