nonisolated extension Route {
    public static let settings = Route("settings")
}
