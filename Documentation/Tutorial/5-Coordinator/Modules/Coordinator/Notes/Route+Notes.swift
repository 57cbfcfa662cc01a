nonisolated extension Route {
    public static let notes = Route("notes")
}
