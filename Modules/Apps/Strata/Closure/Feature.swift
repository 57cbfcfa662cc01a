/// The names of the folders that are beside the features' folders and belong to no feature.
nonisolated enum Feature {
    /// The folder of the files that several features share.
    static let shared = "Shared"
    /// The folder of the files that belong to the app, and to no feature.
    static let app = "App"
    /// The folder of the tests that need several features.
    static let whole = "Whole"
    /// The folder of a service's recordings, with a subfolder for each feature.
    static let recorded = "Recorded"
    /// The names that no feature can have.
    static let reserved: Set = [shared, app, whole, recorded]
}
