nonisolated extension Route {
    public static let users = Route("users")
    public static let bookmarks = Route("bookmarks")

    /// The person with that `uniqueID`, in front of the list of people.
    public static func user(_ id: String) -> Route { Route("users", id) }
}
