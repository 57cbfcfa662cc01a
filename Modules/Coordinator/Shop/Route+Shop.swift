nonisolated extension Route {
    public static let shop = Route("shop")
    /// The first product of the shop.
    public static let product = Route("product")
    public static let bag = Route("bag")
}
