nonisolated extension Route {
    public static let featureName = Route("feature-name")
}
