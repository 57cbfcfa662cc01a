/// The folders that a feature's have beside them.
nonisolated enum Feature {
    /// The folder of what several features share.
    static let shared = "Shared"
    /// The folder of the app, which knows no feature.
    static let app = "App"
    /// The folder of the tests that need several features.
    static let whole = "Whole"
    /// The folder with the recordings of a service, in a folder for each feature.
    static let recorded = "Recorded"
    /// The folders that are no feature's.
    static let reserved: Set = [shared, app, whole, recorded]
}
