/// One step on the way from some rows to others.
nonisolated enum RowChange<Row: Hashable & Sendable>: Hashable, Sendable {
    case remove(at: Int)
    case insert(Row, at: Int)
    case update(Row, at: Int)

    /// The steps from `old` to `new`, to be taken one after the other; nil where all rows had better be shown anew.
    ///
    /// - Parameter identity: What stays the same in a row that is updated in its place.
    ///
    /// Complexity: O(rows), with so few steps as are returned at most.
    static func steps<ID: Hashable>(
        from old: [Row], to new: [Row], identity: (Row) -> ID
    ) -> [RowChange]? {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (oldRows, newRows) = (old[start..<old.count - end], new[start..<new.count - end])
        guard oldRows.count + newRows.count <= maxSpan else { return nil }
        let ids = oldRows.map(identity)
        let difference = newRows.map(identity).difference(from: ids)
        var rows = Array(oldRows)
        var steps: [RowChange] = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _):
                rows.remove(at: offset)
                steps.append(.remove(at: start + offset))
            case .insert(let offset, _, _):
                let row = newRows[newRows.startIndex + offset]
                rows.insert(row, at: offset)
                steps.append(.insert(row, at: start + offset))
            }
        }
        for (offset, row) in newRows.enumerated() where rows[offset] != row {
            steps.append(.update(row, at: start + offset))
        }
        return steps
    }

    /// How many rows the steps may be spread over: with more of them, telling each costs more than showing all.
    private static var maxSpan: Int { 100 }
}
