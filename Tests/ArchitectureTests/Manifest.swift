import Foundation
import Testing

/// A package's products, targets and dependencies, as SwiftPM reads them.
struct Manifest: Decodable {
    let products: [Product]
    let targets: [Target]
    /// The packages that this package depends on.
    let dependencies: [OtherPackage]

    static func ofThisPackage() async throws -> Manifest {
        try await JSONDecoder().decode(Manifest.self, from: House.manifest)
    }

    /// The names of all targets.
    var names: Set<String> { Set(targets.map(\.name)) }

    /// Returns the names of the targets that a target depends on directly; nil if there is no such target.
    func dependencies(of target: String) -> Set<String>? {
        targets.first { $0.name == target }.map { Set($0.dependencies.map(\.name)) }
    }

    /// Returns `names`, and the names of all targets that the named targets depend on, directly or indirectly.
    func reach(of names: [String]) throws -> Set<String> {
        var reached = Set(names)
        var rest = names
        while let next = rest.popLast() {
            let names = try #require(dependencies(of: next), "no target is called \(next)")
            for dependency in names where reached.insert(dependency).inserted { rest.append(dependency) }
        }
        return reached
    }

    struct Product: Decodable {
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let dependencies: [Dependency]
        let pluginUsages: [PluginUsage]?

        var isGuarded: Bool { pluginUsages?.contains { $0.plugin.contains("LayerGuard") } ?? false }
    }

    /// A target of the same package, such as `{"byName": ["Model", null]}`.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let names = try decoder.singleValueContainer().decode([String: [String?]].self)
            name = names.values.compactMap { $0.first.flatMap(\.self) }.first ?? ""
        }
    }

    struct PluginUsage: Decodable {
        let plugin: [String?]
    }

    /// A package that this package depends on; its details do not matter.
    struct OtherPackage: Decodable {
        init(from decoder: any Decoder) {}
    }
}
