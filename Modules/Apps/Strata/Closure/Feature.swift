/// A feature: the folders of one name on the floors.
nonisolated struct Feature {
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

    let name: String
    /// Its own files on the floors, and those that they need.
    let closure: FileClosure

    /// - Parameter sources: The files of all floors.
    init(_ name: String, in package: Package, among sources: [SwiftSource]) {
        self.name = name
        // Rooms do not know each other, so a name that several declare is each one's own.
        let known = sources.filter { [name, Self.shared].contains($0.room) }
        closure = FileClosure(in: package, among: known) { $0.room == name }
    }

    /// What it needs that several features share.
    var shared: [SwiftSource] { closure.files.filter { $0.room == Self.shared } }

    /// Returns the kits that its files import.
    func kits(of package: Package) -> [String] {
        let imports = closure.files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let kits = package.targets.filter { imports.contains($0.name) && !package.seesFloor($0) }
        return package.targets.map(\.name).filter(package.reach(of: kits.map(\.name)).contains)
    }

    /// Returns the services that fulfil a protocol of one of its files.
    ///
    /// - Parameter services: The files of the targets that conform to the floors' protocols.
    func services(among services: [SwiftSource]) -> [String] {
        let types = closure.files.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
        let serving = services.filter { source in
            source.declarations.contains { !$0.parents.isDisjoint(with: types) }
        }
        return Set(serving.map(\.target)).sorted()
    }
}
