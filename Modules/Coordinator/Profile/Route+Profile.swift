nonisolated extension Route {
    public static let profile = Route("profile")
}
