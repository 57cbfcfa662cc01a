nonisolated extension Route {
    public static let more = Route("more")
}
