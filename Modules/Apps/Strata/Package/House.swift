import Foundation

/// The roles of a package's targets, derived from their folders.
nonisolated extension Package {
    /// The folder of all targets except tests.
    private static let modules = "Modules"
    private static let tests = "Tests"

    /// The targets whose folders are directly in `Modules`.
    var layers: [PackageTarget] { targets.filter { $0.folders.count == 2 && $0.folders.first == Self.modules } }

    /// The tests and the targets that support them; the rest of the package needs neither.
    var testTargets: [PackageTarget] { targets.filter { $0.kind == .test || $0.folders.first == Self.tests } }

    /// The targets of the documentation's examples: only tests see them, and neither copies nor new apps contain them.
    var examples: [PackageTarget] { targets.filter { $0.folders.starts(with: ["Documentation", "Examples"]) } }

    /// The app that new apps are copied from; nil if the package has none.
    var app: PackageTarget? { target("Demo").flatMap { $0.kind == .executable ? $0 : nil } }

    /// The names of the features: every folder in a layer, except those with reserved names.
    var features: [String] {
        let rooms = layers.flatMap { layer in
            (try? FileManager.default.contentsOfDirectory(atPath: file(layer.path))) ?? []
        }
        return Set(rooms.filter { !$0.contains(".") }).subtracting(Feature.reserved).sorted()
    }

    /// The targets that may be split into folders by feature: layers, services, the app, their tests, and test support.
    var roomTargets: [PackageTarget] {
        let divided = layers + services + [app].compactMap(\.self)
        let tested = Set(divided.map { "\($0.name)Tests" })
        return targets.filter { target in
            divided.contains(target) || tested.contains(target.name)
                || testTargets.contains(target) && target.kind != .test && seesLayer(target)
        }
    }

    /// The targets that implement the layers' protocols.
    var services: [PackageTarget] { targets(in: "Services").filter { $0.kind == .regular } }

    /// The targets in `Kits` that need no layer, except the plugins' tools.
    var kits: [PackageTarget] { targets(in: "Kits").filter { !seesLayer($0) && $0.kind != .executable } }

    /// The kits that are products, so that another package can depend on them.
    var libraries: Set<String> { Set(kits.map(\.name)).intersection(description.products.map(\.name)) }

    /// Returns the targets in a folder of `Modules`, such as `Kits`.
    func targets(in group: String) -> [PackageTarget] {
        targets.filter { $0.folders.count > 2 && $0.folders.starts(with: [Self.modules, group]) }
    }

    /// Returns the title of a target's group in the graph.
    func group(of target: PackageTarget) -> String {
        guard target.folders.first == Self.modules else { return target.folders.first ?? "" }
        return target.folders.count == 2 ? GraphGroup.layers : target.folders.dropFirst().first ?? ""
    }

    /// Returns whether a target is a layer or depends on one, directly or indirectly.
    func seesLayer(_ target: PackageTarget) -> Bool {
        !reach(of: [target.name]).isDisjoint(with: layers.map(\.name))
    }
}
