public nonisolated enum PlaceTitle {
    public static let featureName = FeatureNameWords.title
}
