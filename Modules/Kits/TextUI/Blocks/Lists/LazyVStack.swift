/// Rows, one line each, one below the other, of which only those are built that show: what a scroll view of many lines
/// holds.
public struct LazyVStack<Row: Block>: Block {
    private let count: Int
    private let row: (Int) -> Row

    /// - Parameters:
    ///   - count: How many rows there are.
    ///   - row: Makes the row of that index, from 0.
    public init(count: Int, row: @escaping (Int) -> Row) {
        self.count = count
        self.row = row
    }

    /// All the width that is proposed, and a line for each row.
    public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: min(count, proposal.height))
    }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Has each row draw itself that is not cut off.
    ///
    /// Complexity: O(rows that show).
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        let visible = frame.intersection(canvas.clip)
        for y in visible.y..<max(visible.y, min(visible.maxY, frame.y + count)) {
            let place = Rect(x: frame.x, y: y, width: frame.width, height: 1)
            canvas.clipped(to: place) { row(y - frame.y).draw(in: place, on: &$0) }
        }
    }
}
