/// The dependency graph that the command `graph` draws.
nonisolated struct Graph: Equatable {
    /// The groups, from top to bottom.
    let groups: [GraphGroup]
    /// The dependencies of each node, by name.
    let edges: [String: [String]]

    /// Returns the names of a node's dependencies, in the order of the groups.
    func needs(of node: GraphNode) -> [String] {
        let needed = Set(edges[node.name] ?? [])
        return groups.flatMap(\.nodes).map(\.name).filter(needed.contains)
    }
}

/// A box of the drawing.
nonisolated struct GraphGroup: Equatable {
    static let layers = "Layers"

    let title: String
    let nodes: [GraphNode]

    /// Whether the nodes are layers, drawn as a numbered stack.
    var isStack: Bool { title == Self.layers }
}

/// A target.
nonisolated struct GraphNode: Equatable {
    let name: String
    /// The imported modules from outside the package, separated by commas.
    let note: String
}
