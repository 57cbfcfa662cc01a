nonisolated extension Route {
    public static let photos = Route("photos")
    /// The search, before its words are submitted.
    public static let photoSearch = Route("photos", "search")

    /// The photo with that ID, in front of all photos.
    public static func photo(_ id: String) -> Route { Route("photos", id) }
}
