/// The command `graph`: draws a package.
nonisolated struct GraphTool {
    let package: Package

    func graph(as form: GraphForm, showsRooms: Bool) throws(PackageError) -> Outcome {
        let graph = showsRooms ? try Graph(roomsOf: package) : try Graph(floorsOf: package)
        return switch form {
        case .text: Outcome(graph.text)
        case .mermaid: Outcome(graph.mermaid)
        case .svg: Outcome(graph.svg)
        }
    }
}
