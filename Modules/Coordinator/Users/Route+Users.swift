nonisolated extension Route {
    public static let users = Route("users")
    public static let bookmarks = Route("bookmarks")

    /// Returns the route of the person with the given `uniqueID`, opened from the list of people.
    public static func user(_ id: String) -> Route { Route("users", id) }
}
