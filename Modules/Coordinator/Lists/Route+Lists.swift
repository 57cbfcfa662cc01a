nonisolated extension Route {
    public static let lists = Route("lists")
    /// The list that changed last.
    public static let list = Route("list")
}
