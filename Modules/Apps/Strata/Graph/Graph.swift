/// Who needs whom: what the command `graph` draws.
nonisolated struct Graph: Equatable {
    /// From the top of the drawing to its ground.
    let groups: [GraphGroup]
    /// What each node needs, by their names.
    let edges: [String: [String]]

    /// Returns the names of what a node needs, in the order of the groups.
    func needs(of node: GraphNode) -> [String] {
        let needed = Set(edges[node.name] ?? [])
        return groups.flatMap(\.nodes).map(\.name).filter(needed.contains)
    }
}

/// A part of a drawing.
nonisolated struct GraphGroup: Equatable {
    static let layers = "Layers"

    let title: String
    let nodes: [GraphNode]

    /// Whether its nodes stand on one another.
    var isStack: Bool { title == Self.layers }
}

/// A target.
nonisolated struct GraphNode: Equatable {
    let name: String
    /// What it uses from outside of the package.
    let note: String
}
