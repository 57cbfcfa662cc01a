nonisolated extension Route {
    public static let lists = Route("lists")

    /// Returns the route of the list with the given ID.
    public static func list(_ id: String) -> Route { Route("lists", id) }
}
