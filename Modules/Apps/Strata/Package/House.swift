/// The places of a package's targets: the folder tree is the architecture's diagram.
nonisolated extension Package {
    /// The folder of all targets but tests.
    private static let modules = "Modules"
    private static let tests = "Tests"

    /// The targets with a folder of their own directly in `Modules`.
    var floors: [PackageTarget] { targets.filter { $0.folders.count == 2 && $0.folders.first == Self.modules } }

    /// The targets that no other part of the package is built of: tests, and what they stand on.
    var testTargets: [PackageTarget] { targets.filter { $0.kind == .test || $0.folders.first == Self.tests } }

    /// The targets that the documentation discusses; only tests see them, and no copy or new app gets them.
    var examples: [PackageTarget] { targets.filter { $0.folders.starts(with: ["Documentation", "Examples"]) } }

    /// The targets with a folder for each feature: the floors, their tests, and what these tests share.
    var roomTargets: [PackageTarget] {
        let tests = Set(floors.map { "\($0.name)Tests" })
        return floors + testTargets.filter { $0.kind == .test ? tests.contains($0.name) : seesFloor($0) }
    }

    /// The targets that fulfil protocols of the floors.
    var services: [PackageTarget] { targets(in: "Services").filter { $0.kind == .regular } }

    /// The targets that can be used alone, but for the tools of plugins.
    var kits: [PackageTarget] { targets(in: "Kits").filter { !seesFloor($0) && $0.kind != .executable } }

    /// Returns the targets in a folder of `Modules`, such as `Kits`.
    func targets(in group: String) -> [PackageTarget] {
        targets.filter { $0.folders.count > 2 && $0.folders.starts(with: [Self.modules, group]) }
    }

    /// Returns whether a file imports an example.
    func needsExample(_ source: SwiftSource) -> Bool {
        !source.imports.isDisjoint(with: examples.map(\.name))
    }

    /// Returns the name of the part of the house that a target belongs to.
    func group(of target: PackageTarget) -> String {
        guard target.folders.first == Self.modules else { return target.folders.first ?? "" }
        return target.folders.count == 2 ? GraphGroup.floors : target.folders.dropFirst().first ?? ""
    }

    /// Returns whether a target sees a floor, directly or indirectly, or is one; those that do not are usable alone.
    func seesFloor(_ target: PackageTarget) -> Bool {
        !reach(of: [target.name]).isDisjoint(with: floors.map(\.name))
    }
}
