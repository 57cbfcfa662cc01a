/// The features that each service serves.
nonisolated struct AppServices {
    private let served: [String: [String]]

    /// - Parameter sources: The files of the floors and the services.
    init(of sources: AppSources) {
        let package = sources.package
        let floors = sources.files(of: Set(package.floors.map(\.name))).map(\.source)
        let serving = sources.files(of: Set(package.services.map(\.name))).map(\.source)
        var served = Dictionary(uniqueKeysWithValues: package.services.map { ($0.name, [String]()) })
        for name in Feature.names(in: floors) {
            let feature = Feature(name, in: package, among: floors)
            for service in feature.services(among: serving) { served[service, default: []].append(name) }
        }
        self.served = served
    }

    /// Throws if a service was chosen that would serve none of the features: nothing of it could be tested.
    func check(_ choice: AppChoice) throws(NewAppError) {
        for name in choice.extras.sorted() {
            guard let served = served[name], choice.features.isDisjoint(with: served) else { continue }
            throw .unservedExtra(name, features: served)
        }
    }
}
