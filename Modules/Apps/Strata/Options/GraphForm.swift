/// A form in which a graph is printed.
nonisolated enum GraphForm: String, CaseIterable {
    case text, mermaid, svg

    func text(of graph: Graph) -> String {
        switch self {
        case .text: graph.text
        case .mermaid: graph.mermaid
        case .svg: graph.svg
        }
    }
}
