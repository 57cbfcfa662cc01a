nonisolated extension Graph {
    /// Creates the graph of all targets except tests and examples.
    ///
    /// Each target has the dependencies from the manifest, and the system modules that its files import.
    init(of package: Package) throws(PackageError) {
        let left = Set((package.testTargets + package.examples).map(\.name))
        let targets = package.targets.filter { !left.contains($0.name) }
        let names = Set(targets.map(\.name))
        var system: [String: Set<String>] = [:]
        for source in try package.sources(of: targets) {
            system[source.target, default: []].formUnion(source.imports.subtracting(names))
        }
        var titles: [String] = []
        for title in targets.map(package.group) where !titles.contains(title) { titles.append(title) }
        let depths = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, package.depth(of: $0)) })
        let groups = titles.map { title in
            GraphGroup(
                title: title,
                nodes: targets.filter { package.group(of: $0) == title }
                    .sorted(by: { depths[$0.name, default: 0] > depths[$1.name, default: 0] })
                    .map { target in
                        GraphNode(
                            name: target.name, note: (system[target.name] ?? []).sorted().joined(separator: ", "))
                    })
        }
        let edges = Dictionary(
            uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies.filter(names.contains)) })
        self.init(groups: Self.ordered(groups, by: edges), edges: edges)
    }

    /// Returns the groups, each before the groups that it needs, if there is such an order.
    private static func ordered(_ groups: [GraphGroup], by edges: [String: [String]]) -> [GraphGroup] {
        var rest = groups
        var ordered: [GraphGroup] = []
        while !rest.isEmpty {
            let needed = { (group: GraphGroup) in
                rest.contains { other in
                    other != group
                        && other.nodes.contains { node in
                            !Set(edges[node.name] ?? []).isDisjoint(with: group.nodes.map(\.name))
                        }
                }
            }
            // Of the groups that no other needs, the last one comes first: a manifest declares apps last.
            let next = rest.lastIndex { !needed($0) } ?? rest.index(before: rest.endIndex)
            ordered.append(rest.remove(at: next))
        }
        return ordered
    }
}

nonisolated extension Package {
    /// Returns the length of a target's longest chain of dependencies.
    fileprivate func depth(of target: PackageTarget) -> Int {
        let depths = target.dependencies.compactMap { self.target($0) }.map { depth(of: $0) + 1 }
        return depths.max() ?? 0
    }
}
