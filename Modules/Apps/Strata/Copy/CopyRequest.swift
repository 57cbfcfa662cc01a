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
    /// The layers of which files may be copied; nil for all.
    var layers: Set<String>?
    /// Whether tests come along, with the doubles that they use.
    var hasTests = true
    /// The package that keeps the kits; nil if they are copied, too.
    var dependency: KitDependency?
    /// Whether it gets the app itself: all that is in no feature's folder.
    var isNewApp = false
    /// The files of features that may be added later.
    var templates: [SwiftSource] = []

    /// The features to copy.
    var rooms: Set<String> { Set(features).union(needs.keys) }
}

nonisolated extension CopyRequest {
    /// Reads names of features, kits and services.
    ///
    /// - Parameter dependency: The package that keeps the kits; nil if they are copied, too.
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
