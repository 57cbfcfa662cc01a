nonisolated extension Route {
    public static let users = Route("users")
    /// The first person of the list.
    public static let userDetail = Route("user-detail")
    public static let bookmarks = Route("bookmarks")
}
