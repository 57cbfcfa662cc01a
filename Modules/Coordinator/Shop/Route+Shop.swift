nonisolated extension Route {
    public static let shop = Route("shop")
    /// The bag, in front of the shop's list.
    public static let bag = Route("shop", "bag")

    /// The product with that ID, in front of the shop's list.
    public static func product(_ id: String) -> Route { Route("shop", id) }
}
