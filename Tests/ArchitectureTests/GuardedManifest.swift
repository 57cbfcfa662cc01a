import Foundation

/// A package's products and targets, as SwiftPM reads them.
struct GuardedManifest: Decodable {
    let products: [Product]
    let targets: [Target]

    static func ofThisPackage() async throws -> GuardedManifest {
        try await JSONDecoder().decode(GuardedManifest.self, from: House.manifest)
    }

    /// Returns targets and all targets that they depend on, directly or indirectly.
    func reach(of names: [String]) -> Set<String> {
        var reached = Set(names)
        var rest = names
        while let next = rest.popLast() {
            let dependencies = targets.first { $0.name == next }?.dependencies ?? []
            for dependency in dependencies where reached.insert(dependency.name).inserted {
                rest.append(dependency.name)
            }
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

    /// A target of the same package.
    struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            name =
                try decoder.singleValueContainer().decode([String: [String?]].self)["byName"]?.first.flatMap { $0 }
                ?? ""
        }
    }

    struct PluginUsage: Decodable {
        let plugin: [String?]
    }
}
