import Foundation

/// The places of a package's targets: the folder tree is the architecture's diagram.
nonisolated extension Package {
    /// The folder of all targets but tests.
    private static let modules = "Modules"
    private static let tests = "Tests"

    /// The targets with a folder of their own directly in `Modules`.
    var layers: [PackageTarget] { targets.filter { $0.folders.count == 2 && $0.folders.first == Self.modules } }

    /// The targets that no other part of the package is built of: tests, and what they stand on.
    var testTargets: [PackageTarget] { targets.filter { $0.kind == .test || $0.folders.first == Self.tests } }

    /// The targets that the documentation discusses; only tests see them, and no copy or new app gets them.
    var examples: [PackageTarget] { targets.filter { $0.folders.starts(with: ["Documentation", "Examples"]) } }

    /// The app, of which new ones are made; nil in a package without one.
    var app: PackageTarget? { target("Demo").flatMap { $0.kind == .executable ? $0 : nil } }

    /// The names of the features: of the folders in the layers that are not for all.
    var features: [String] {
        let rooms = layers.flatMap { layer in
            (try? FileManager.default.contentsOfDirectory(atPath: file(layer.path))) ?? []
        }
        return Set(rooms.filter { !$0.contains(".") }).subtracting(Feature.reserved).sorted()
    }

    /// The targets that may have a folder for each feature: layers, services, the app, their tests, and what these share.
    var roomTargets: [PackageTarget] {
        let divided = layers + services + [app].compactMap(\.self)
        let tested = Set(divided.map { "\($0.name)Tests" })
        return targets.filter { target in
            divided.contains(target) || tested.contains(target.name)
                || testTargets.contains(target) && target.kind != .test && seesLayer(target)
        }
    }

    /// The targets that fulfil protocols of the layers.
    var services: [PackageTarget] { targets(in: "Services").filter { $0.kind == .regular } }

    /// The targets that can be used alone, but for the tools of plugins.
    var kits: [PackageTarget] { targets(in: "Kits").filter { !seesLayer($0) && $0.kind != .executable } }

    /// The kits that are products, so that another package can depend on them.
    var libraries: Set<String> { Set(kits.map(\.name)).intersection(description.products.map(\.name)) }

    /// Returns the targets in a folder of `Modules`, such as `Kits`.
    func targets(in group: String) -> [PackageTarget] {
        targets.filter { $0.folders.count > 2 && $0.folders.starts(with: [Self.modules, group]) }
    }

    /// Returns the name of the part of the house that a target belongs to.
    func group(of target: PackageTarget) -> String {
        guard target.folders.first == Self.modules else { return target.folders.first ?? "" }
        return target.folders.count == 2 ? GraphGroup.layers : target.folders.dropFirst().first ?? ""
    }

    /// Returns whether a target sees a layer, directly or indirectly, or is one; those that do not are usable alone.
    func seesLayer(_ target: PackageTarget) -> Bool {
        !reach(of: [target.name]).isDisjoint(with: layers.map(\.name))
    }
}
