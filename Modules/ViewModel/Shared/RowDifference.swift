/// The difference between the rows that a list or grid showed and those that it shows now.
///
/// A row is known by its ID: one that shows something else is still the same row, and one in another place has moved.
public nonisolated struct RowDifference<Row: Identifiable> {
    private let old: [Row]
    private let new: [Row]

    /// The difference that leads from `old` to `new`.
    ///
    /// Complexity: O(1); each question below is answered when it is asked.
    public init(from old: [Row], to new: [Row]) {
        self.old = old
        self.new = new
    }

    /// Where the old row of that index is now.
    ///
    /// Of a row that is gone, it is where the nearest neighbour is: the next row that is left, or else the one before. It
    /// is 0 where no row is left.
    ///
    /// Complexity: O(rows).
    public func newIndex(of index: Int) -> Int {
        guard old.indices.contains(index) else { return 0 }
        if let place = new.firstIndex(where: { $0.id == old[index].id }) { return place }
        let places = Dictionary(zip(new.lazy.map(\.id), new.indices)) { first, _ in first }
        let next = old[index...].lazy.compactMap { places[$0.id] }.first
        let previous = old[..<index].reversed().lazy.compactMap { places[$0.id] }.first
        return next ?? previous ?? 0
    }
}

// MARK: - Steps

nonisolated extension RowDifference where Row: Equatable {
    /// One step on the way from the old rows to the new ones.
    enum Step {
        case remove(at: Int)
        case insert(Row, at: Int)
        case update(Row, at: Int)
    }

    /// The steps to be taken one after the other; nil if showing all rows anew is cheaper.
    ///
    /// A row that moves is removed and inserted.
    ///
    /// Complexity: O(rows + span²), with a span of at most 100 rows.
    var steps: [Step]? {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (oldRows, newRows) = (old[start..<old.count - end], new[start..<new.count - end])
        guard oldRows.count + newRows.count <= Self.maxSpan else { return nil }
        let (byID, byRow) = (steps(from: oldRows, to: newRows, by: \.id), steps(from: oldRows, to: newRows, by: \.self))
        // If a row moves and changes, comparing by ID may move its neighbours instead.
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

    /// How many rows the steps may be spread over: with more of them, telling each costs more than showing all.
    private static var maxSpan: Int { 100 }
}
