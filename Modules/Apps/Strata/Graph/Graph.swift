/// Who needs whom: what the command `graph` draws.
nonisolated struct Graph: Equatable {
    /// From the top of the drawing to its ground.
    let groups: [GraphGroup]
    /// What each node needs, by their identities, in the order of the groups.
    let edges: [String: [String]]
    /// Whether what is needed is listed group by group.
    let listsGroups: Bool

    /// Returns what a node needs, group by group.
    func needs(of node: GraphNode) -> [(group: GraphGroup, nodes: [GraphNode])] {
        let needed = Set(edges[node.id] ?? [])
        return groups.compactMap { group in
            let nodes = group.nodes.filter { needed.contains($0.id) }
            return nodes.isEmpty ? nil : (group, nodes)
        }
    }
}

/// A part of a drawing.
nonisolated struct GraphGroup: Equatable {
    static let floors = "Floors"
    static let features = "Features"

    let title: String
    let nodes: [GraphNode]

    /// Whether its nodes stand on one another.
    var isStack: Bool { title == Self.floors }
}

/// A target, a feature or a file.
nonisolated struct GraphNode: Equatable {
    let id: String
    let name: String
    /// What it uses from outside of the package.
    let note: String
}
