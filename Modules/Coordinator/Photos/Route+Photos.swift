nonisolated extension Route {
    public static let photos = Route("photos")
    /// The screen of the first photo.
    public static let photoDetail = Route("photo-detail")
    public static let photoSearch = Route("photo-search")
}
