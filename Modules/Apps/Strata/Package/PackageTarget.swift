/// A target, as SwiftPM reads it.
nonisolated struct PackageTarget: Equatable {
    enum Kind: String, Decodable {
        case regular, executable, test, system, plugin, binary, macro, snippet
    }

    let name: String
    let kind: Kind
    /// The folder of its files, relative to the package's folder.
    let path: String
    /// The targets and products that it depends on, including its plugins.
    private(set) var dependencies: [String]
    /// The plugins that it uses.
    let plugins: [String]
    /// The excluded files and folders, relative to its path.
    let excluded: [String]

    /// Returns the target with only the dependencies for which `isKept` returns true.
    func keepingDependencies(_ isKept: (String) -> Bool) -> PackageTarget {
        var target = self
        target.dependencies = dependencies.filter(isKept)
        return target
    }

    /// The folders of its path.
    var folders: [String] { path.split(separator: "/").map(String.init) }
}

nonisolated extension PackageTarget: Decodable {
    private enum CodingKeys: String, CodingKey {
        case name, path, dependencies
        case kind = "type"
        case excluded = "exclude"
        case plugins = "pluginUsages"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        kind = try values.decode(Kind.self, forKey: .kind)
        path = try values.decodeIfPresent(String.self, forKey: .path) ?? "\(kind.standardFolder)/\(name)"
        let modules = try values.decode([Usage].self, forKey: .dependencies)
        plugins = (try values.decodeIfPresent([Usage].self, forKey: .plugins) ?? []).compactMap(\.name)
        dependencies = modules.compactMap(\.name) + plugins
        excluded = try values.decodeIfPresent([String].self, forKey: .excluded) ?? []
    }

    /// A dependency on another target, such as `{"byName": ["Model", null]}`: its kind, then a name and a condition.
    private struct Usage: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
            name = try decoder.singleValueContainer().decode([String: [Part]].self).values.first?.first?.name
        }
    }

    /// A part of a dependency: its name, or its condition, which is ignored.
    private struct Part: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws { name = try? decoder.singleValueContainer().decode(String.self) }
    }
}

nonisolated extension PackageTarget.Kind {
    /// The parent folder of targets without a path.
    fileprivate var standardFolder: String {
        switch self {
        case .test: "Tests"
        case .plugin: "Plugins"
        case .snippet: "Snippets"
        case .regular, .executable, .system, .binary, .macro: "Sources"
        }
    }
}
