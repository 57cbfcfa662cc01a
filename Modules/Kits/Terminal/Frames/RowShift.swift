import TextUI

/// Rows that moved up or down from one grid to the next, as in scrolling.
///
/// A terminal can move these rows by itself.
struct RowShift: Equatable {
    /// The rows that take part, in both grids.
    let rows: Range<Int>
    /// The number of rows by which the content moves up; negative if it moves down.
    let distance: Int

    /// Returns row `y` after the shift, on a terminal that showed `old` before.
    func row(_ y: Int, of old: CellGrid) -> Row {
        guard rows.contains(y) else { return old.row(y) }
        return rows.contains(y + distance) ? old.row(y + distance) : Row.blank(width: old.size.width)
    }
}

// MARK: - Finding a shift

extension RowShift {
    /// The minimum number of rows that a shift must save: drawing two rows takes fewer bytes than a scroll region.
    private static let minimumGain = 3
    /// The maximum number of distances to try: equal rows, such as blank rows, match at many distances.
    private static let mostDistances = 8

    /// Returns the shift that leaves the fewest rows to draw; nil if no shift is worth its bytes.
    ///
    /// Only some distances are tried: those by which at least one of five sampled rows has moved.
    ///
    /// - Parameter changed: For each row, whether it differs between the two grids, which have the same size.
    /// - Complexity: O(height) comparisons of rows.
    static func between(_ old: CellGrid, _ new: CellGrid, changed: [Bool]) -> RowShift? {
        let rows = changed.indices.filter { changed[$0] }
        guard rows.count >= minimumGain, let first = rows.first, let last = rows.last else { return nil }
        var distances: Set<Int> = []
        for place in 0...4 {
            let y = rows[(rows.count - 1) * place / 4]
            let row = new.row(y)
            for source in first...last where source != y && row.isSameMemory(as: old.row(source)) {
                distances.insert(source - y)
            }
        }
        let nearest = distances.sorted { (abs($0), $0) < (abs($1), $1) }.prefix(mostDistances)
        let shifts = nearest.map { best(old, new, changed: changed, within: first..<last + 1, distance: $0) }
        return shifts.max { $0.gain < $1.gain }.flatMap { $0.gain >= minimumGain ? $0.shift : nil }
    }

    /// Returns the contiguous rows that gain most from a shift by `distance`, and how many fewer rows must then be
    /// drawn.
    ///
    /// This is the maximum subarray problem, solved by Kadane's algorithm.
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
