/// The names of the folders beside the features' folders.
nonisolated enum Feature {
    /// The folder of the files that several features share.
    static let shared = "Shared"
    /// The folder of the app's files, which name no feature.
    static let app = "App"
    /// The folder of the tests that need several features.
    static let whole = "Whole"
    /// The folder of a service's recordings, with a subfolder for each feature.
    static let recorded = "Recorded"
    /// The names that no feature can have.
    static let reserved: Set = [shared, app, whole, recorded]
}
