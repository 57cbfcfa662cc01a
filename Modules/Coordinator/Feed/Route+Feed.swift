nonisolated extension Route {
    public static let feed = Route("feed")
}
