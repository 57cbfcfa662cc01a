/// A form in which a graph is printed.
nonisolated enum GraphForm: String, CaseIterable {
    case text, mermaid, svg
}
