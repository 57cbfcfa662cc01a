nonisolated extension RowDifference where Row: Equatable {
    /// One step of the change from the old rows to the new ones.
    enum Step {
        case remove(at: Int)
        case insert(Row, at: Int)
        case update(Row, at: Int)
    }

    /// The steps in order, or nil if reloading all rows is cheaper.
    ///
    /// A row that has moved is removed and inserted again.
    ///
    /// Complexity: O(rows + span²). The span, from the first to the last changed row, has at most `maxSpan` rows.
    var steps: [Step]? {
        let shorter = min(old.count, new.count)
        let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let rest = shorter - start
        let end = (0..<rest).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? rest
        let (oldRows, newRows) = (old[start..<old.count - end], new[start..<new.count - end])
        guard oldRows.count + newRows.count <= Self.maxSpan else { return nil }
        let (byID, byRow) = (steps(from: oldRows, to: newRows, by: \.id), steps(from: oldRows, to: newRows, by: \.self))
        // If a row both moves and changes, comparing IDs may move its neighbours instead, which takes more steps.
        return byRow.count < byID.count ? byRow : byID
    }

    private func steps<Identity: Equatable>(
        from old: ArraySlice<Row>, to new: ArraySlice<Row>, by identity: (Row) -> Identity
    ) -> [Step] {
        let start = old.startIndex
        var rows = Array(old)
        var steps: [Step] = []
        for change in new.map(identity).difference(from: old.map(identity)) {
            switch change {
            case .remove(let offset, _, _):
                rows.remove(at: offset)
                steps.append(.remove(at: start + offset))
            case .insert(let offset, _, _):
                rows.insert(new[start + offset], at: offset)
                steps.append(.insert(new[start + offset], at: start + offset))
            }
        }
        for (offset, row) in new.enumerated() where rows[offset] != row {
            steps.append(.update(row, at: start + offset))
        }
        return steps
    }

    /// The maximum span, counting old and new rows together; beyond it, a reload is cheaper.
    private static var maxSpan: Int { 100 }
}
