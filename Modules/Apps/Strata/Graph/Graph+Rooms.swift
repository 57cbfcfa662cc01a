nonisolated extension Graph {
    /// The features, each with what it needs of `Shared`, its kits, and the services that serve it.
    init(roomsOf package: Package) throws(PackageError) {
        let sources = try package.sources(of: package.floors)
        let serving = package.targets.filter { target in
            package.seesFloor(target) && target.kind == .regular && package.group(of: target) != GraphGroup.floors
                && !(package.testTargets + package.examples).contains(target)
        }
        let services = try package.sources(of: serving)
        let features = package.features.map { Feature($0, in: package, among: sources) }
        var edges: [String: [String]] = [:]
        for feature in features {
            edges[feature.name] =
                feature.shared.map(\.path) + feature.kits(of: package) + feature.services(among: services)
        }
        let needed = Set(edges.values.joined())
        let groups =
            [
                GraphGroup(
                    title: GraphGroup.features, nodes: features.map { .init(id: $0.name, name: $0.name, note: "") })
            ]
            + package.floors.reversed().map { floor in
                GraphGroup(
                    title: floor.name,
                    nodes: sources.filter { $0.target == floor.name && needed.contains($0.path) }
                        .map { GraphNode(id: $0.path, name: $0.name, note: "") })
            }
            + Self.groups(of: package, where: needed.contains)
        self.init(groups: groups.filter { !$0.nodes.isEmpty }, edges: edges, listsGroups: true)
    }

    private static func groups(of package: Package, where isNeeded: (String) -> Bool) -> [GraphGroup] {
        var groups: [GraphGroup] = []
        let targets = package.targets.filter { isNeeded($0.name) }
        for title in targets.map(package.group) where !groups.contains(where: { $0.title == title }) {
            let nodes = targets.filter { package.group(of: $0) == title }
            groups.append(GraphGroup(title: title, nodes: nodes.map { .init(id: $0.name, name: $0.name, note: "") }))
        }
        return groups
    }
}
