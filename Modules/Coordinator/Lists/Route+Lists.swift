nonisolated extension Route {
    public static let lists = Route("lists")
    /// The list that was changed last.
    public static let list = Route("list")
}
