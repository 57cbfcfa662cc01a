nonisolated extension Route {
    public static let photos = Route("photos")
    /// The photo search, before the user has submitted any words.
    public static let photoSearch = Route("photos", "search")

    /// Returns the route of the photo with the given ID, opened from the photo feed.
    public static func photo(_ id: String) -> Route { Route("photos", id) }
}
