/// The request for a copy into another package: the features and targets, and how to copy them.
nonisolated struct CopyRequest {
    /// The features that were asked for.
    var features: [String]
    /// The further features that are needed, each mapped to one feature that needs it.
    var needs: [String: String] = [:]
    /// The further features that the other package already has, whether or not it has changed them.
    var present: Set<String> = []
    /// The kits and services that were asked for.
    var targets: [String] = []
    /// Whether the other package has the app's target.
    var hasApp = false
    /// The layers to copy; nil for all.
    var layers: Set<String>?
    /// Whether tests are copied, with the test doubles that they use.
    var hasTests = true
    /// The package that provides the kits as a dependency; nil to copy them.
    var dependency: KitDependency?
    /// Whether the copy is a new app, which also gets the app's own files.
    var isNewApp = false
    /// The template files of features that may be added later.
    var templates: [SwiftSource] = []

    /// The features to copy.
    var rooms: Set<String> { Set(features).union(needs.keys) }
}

nonisolated extension CopyRequest {
    /// Creates a request from the names of features, kits and services.
    ///
    /// - Parameter dependency: The package that provides the kits as a dependency; nil to copy them.
    init(_ names: [String], from package: Package, dependency: KitDependency?) throws(CopyError) {
        let features = package.features
        let targets = (package.kits + package.services).map(\.name)
        for name in names where !features.contains(name) && !targets.contains(name) {
            throw .unknown("feature, kit or service", name, known: features + targets)
        }
        if dependency != nil, let kit = names.first(where: package.libraries.contains) { throw .kitNotCopied(kit) }
        self.init(
            features: features.filter(names.contains), targets: names.filter(targets.contains), dependency: dependency)
    }
}
