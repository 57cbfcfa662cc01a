/// What is to be copied.
nonisolated struct CopyRequest {
    /// The features that were asked for.
    var features: [String]
    /// What these need, each with a feature that needs it.
    var needs: [String: String] = [:]
    /// The features that the other package has, however they were changed.
    var present: Set<String> = []
    /// The kits and services that were asked for.
    var targets: [String] = []
    /// Whether the other package has the app, and a list of its features.
    var hasApp = false
    /// Whether it gets the app itself: all that is in no feature's folder.
    var isNewApp = false
    /// The files of features that may be added later.
    var templates: [SwiftSource] = []

    /// The features to copy.
    var rooms: Set<String> { Set(features).union(needs.keys) }
}

nonisolated extension CopyRequest {
    /// Reads names of features, kits and services.
    init(_ names: [String], from package: Package) throws(CopyError) {
        let features = package.features
        let targets = (package.kits + package.services).map(\.name)
        for name in names where !features.contains(name) && !targets.contains(name) {
            throw .unknown(name, known: features + targets)
        }
        self.init(features: features.filter(names.contains), targets: names.filter(targets.contains))
    }
}
