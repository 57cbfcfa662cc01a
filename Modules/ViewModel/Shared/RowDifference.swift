/// The difference between the old and the new rows of a list or grid.
///
/// Rows are identified by their IDs: a row whose content changed is the same row, and a row at another index has moved.
public nonisolated struct RowDifference<Row: Identifiable> {
    let old: [Row]
    let new: [Row]

    /// Creates the difference between `old` and `new`.
    ///
    /// Complexity: O(1). The members below do the work.
    public init(from old: [Row], to new: [Row]) {
        self.old = old
        self.new = new
    }

    /// Returns the new index of the row that was at `index`.
    ///
    /// For a removed row, returns the new index of the next remaining row or, if none follows, of the previous
    /// remaining row; 0 if no old row remains.
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
