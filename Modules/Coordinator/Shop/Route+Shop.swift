nonisolated extension Route {
    public static let shop = Route("shop")
    /// The bag, opened from the shop's list.
    public static let bag = Route("shop", "bag")

    /// Returns the route of the product with the given ID, opened from the shop's list.
    public static func product(_ id: String) -> Route { Route("shop", id) }
}
