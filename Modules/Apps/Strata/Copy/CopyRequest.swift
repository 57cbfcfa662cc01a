/// What is to be copied, by the names that were given.
nonisolated struct CopyRequest {
    /// The features, which are copied file by file.
    let features: [String]
    /// The kits and services, which are copied as a whole.
    let targets: [String]

    init(_ names: [String], from package: Package, _ sources: [SwiftSource]) throws(CopyError) {
        let floors = Set(package.floors.map(\.name))
        let features = Feature.names(in: sources.filter { floors.contains($0.target) })
        let targets = (package.kits + package.services).map(\.name)
        for name in names where !features.contains(name) && !targets.contains(name) {
            throw .unknown(name, known: features + targets)
        }
        self.features = features.filter(names.contains)
        self.targets = names.filter(targets.contains)
    }
}
