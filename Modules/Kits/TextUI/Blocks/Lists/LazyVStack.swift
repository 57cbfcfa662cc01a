/// Rows of one line each, built only if they are visible, for a scroll view with many lines.
public struct LazyVStack<Row: Block>: Block {
    private let count: Int
    private let row: (Int) -> Row

    /// - Parameters:
    ///   - count: The number of rows.
    ///   - row: Returns the row at an index, from 0.
    public init(count: Int, row: @escaping (Int) -> Row) {
        self.count = count
        self.row = row
    }

    /// Returns the proposed width, and a line for each row.
    public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: min(count, proposal.height))
    }

    /// Returns true for the horizontal axis.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the rows that are not clipped.
    ///
    /// Complexity: O(visible rows).
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        let visible = frame.intersection(canvas.clip)
        for y in visible.y..<max(visible.y, min(visible.maxY, frame.y + count)) {
            let place = Rect(x: frame.x, y: y, width: frame.width, height: 1)
            canvas.clipped(to: place) { row(y - frame.y).draw(in: place, on: &$0) }
        }
    }
}
