/// Not in SwiftUI: evaluates a view, and evaluates it again when a property that it read has changed.
@MainActor package final class ViewHost {
    private let root: any View
    private var evaluated: [Node]?
    private var cells: [String: AnyObject] = [:]
    private var oldCells: [String: AnyObject] = [:]
    private var appeared: Set<String> = []
    private var values: [String: Any] = [:]

    package init(_ root: some View) { self.root = root }

    /// The nodes of the view, up to date.
    package var nodes: [Node] {
        while evaluated == nil { evaluate() }
        return evaluated ?? []
    }

    /// Returns the state of an existing view; keeps `cell` for a new view.
    func cell<Cell: AnyObject>(at key: String, new cell: Cell) -> Cell {
        let cell = oldCells[key] as? Cell ?? cell
        cells[key] = cell
        return cell
    }

    private func evaluate() {
        // A removed view loses its state.
        (oldCells, cells) = (cells, [:])
        let nodes = withObservationTracking {
            Place(path: "", host: self).nodes(of: root)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.evaluated = nil }
        }
        evaluated = nodes
        oldCells = [:]
        let all = nodes.flatMap(\.all)
        let (oldValues, oldPlaces) = (values, appeared)
        values = all.reduce(into: [:]) { $0[$1.place] = $1.value ?? $0[$1.place] }
        for node in all { node.react?(oldValues[node.place]) }
        let appearing = all.filter { $0.kind == "onAppear" && !$0.isInList }
        appeared = Set(appearing.map(\.place))
        for node in appearing where !oldPlaces.contains(node.place) { node.action?() }
    }
}
