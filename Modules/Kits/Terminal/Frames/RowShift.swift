import TextUI

/// Rows that show in one grid what stood a few rows below or above in another, as after scrolling: a terminal can move
/// them by itself.
struct RowShift: Equatable {
    /// The rows that take part, in both grids.
    let rows: Range<Int>
    /// How many rows the content moves up; negative where it moves down.
    let distance: Int

    /// What a terminal that showed `old` shows in row `y` after the shift.
    func row(_ y: Int, of old: CellGrid) -> Row {
        guard rows.contains(y) else { return old.row(y) }
        return rows.contains(y + distance) ? old.row(y + distance) : Row.blank(width: old.size.width)
    }
}

// MARK: - Finding it

extension RowShift {
    /// Fewer rows than this are drawn in fewer bytes than it takes to set a scroll region.
    private static let least = 3
    /// Rows of a kind, such as blank ones, can be found at many distances.
    private static let mostDistances = 8

    /// The shift that leaves the fewest rows to draw; nil where none pays.
    ///
    /// Not every distance is tried: of some of the changed rows it is looked where they have been before.
    ///
    /// - Parameter changed: Which rows differ between the two grids, which are of one size.
    /// - Complexity: O(height) comparisons of rows.
    static func between(_ old: CellGrid, _ new: CellGrid, changed: [Bool]) -> RowShift? {
        let rows = changed.indices.filter { changed[$0] }
        guard rows.count >= least, let first = rows.first, let last = rows.last else { return nil }
        var distances: Set<Int> = []
        for place in 0...4 {
            let y = rows[(rows.count - 1) * place / 4]
            for source in first...last where source != y && new.row(y).isSameMemory(as: old.row(source)) {
                distances.insert(source - y)
            }
        }
        let nearest = distances.sorted { (abs($0), $0) < (abs($1), $1) }.prefix(mostDistances)
        let shifts = nearest.map { best(old, new, changed: changed, within: first..<last + 1, distance: $0) }
        return shifts.max { $0.gain < $1.gain }.flatMap { $0.gain >= least ? $0.shift : nil }
    }

    /// The neighbouring rows that a shift by `distance` serves best, and how many rows fewer there are to draw then.
    ///
    /// It is the subsequence of the largest sum, by Kadane's algorithm.
    private static func best(
        _ old: CellGrid, _ new: CellGrid, changed: [Bool], within range: Range<Int>, distance: Int
    ) -> (shift: RowShift, gain: Int) {
        var best = (rows: 0..<0, gain: 0)
        var start = range.lowerBound
        var gain = 0
        for y in range where range.contains(y + distance) {
            if gain <= 0 { (start, gain) = (y, 0) }
            let isRight = new.row(y).isSameMemory(as: old.row(y + distance))
            gain += (isRight ? 1 : 0) - (changed[y] ? 0 : 1)
            if gain > best.gain { best = (start..<y + 1, gain) }
        }
        let left = min(best.rows.lowerBound, best.rows.lowerBound + distance)
        let right = max(best.rows.upperBound, best.rows.upperBound + distance)
        let exposed = (left..<right).count { !best.rows.contains($0) && !changed[$0] }
        return (RowShift(rows: left..<right, distance: distance), best.gain - exposed)
    }
}
