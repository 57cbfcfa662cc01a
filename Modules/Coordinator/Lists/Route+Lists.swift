nonisolated extension Route {
    public static let lists = Route("lists")

    /// The list with that ID.
    public static func list(_ id: String) -> Route { Route("lists", id) }
}
