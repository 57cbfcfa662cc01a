/// Rows, one line each, of which only those that show are built.
public struct List<Row: Block>: Block {
    private let count: Int
    private let state: ListState
    private let row: (Int) -> Row

    /// - Parameters:
    ///   - count: How many rows there are.
    ///   - state: The row to mark, which is always shown, and the rows that showed last time: the list moves no further
    ///     than the selection makes it.
    ///   - row: Makes the row of that index, from 0.
    public init(count: Int, state: ListState, row: @escaping (Int) -> Row) {
        self.count = max(0, count)
        self.state = state
        self.row = row
    }

    /// All that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { proposal }

    /// Along both.
    public func isFlexible(along axis: Axis) -> Bool { true }

    /// Draws the rows that show, the selected one marked and reversed, and in the last column, where it is needed, an indicator.
    ///
    /// Complexity: O(rows shown).
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        let selection = state.selection(in: count)
        let window = ScrollWindow(
            count: count, height: frame.height, offset: state.shownRows.lowerBound, keeping: selection)
        let width = window.needsIndicator ? frame.width - 1 : frame.width
        for index in window.rows {
            let place = Rect(x: frame.x, y: frame.y + index - window.rows.lowerBound, width: width, height: 1)
            canvas.clipped(to: place) { draw(index, isSelected: index == selection, in: place, on: &$0) }
        }
        window.drawIndicator(in: frame, on: &canvas)
        canvas.reportShownRows(window.rows)
    }

    /// The mark says in plain text, too, which row is selected.
    private func draw(_ index: Int, isSelected: Bool, in frame: Rect, on canvas: inout Canvas) {
        let content = frame.inset(by: Insets(leading: 2))
        guard isSelected else { return row(index).draw(in: content, on: &canvas) }
        canvas.styled({ $0.attributes.insert(.reverse) }) { canvas in
            canvas.fill(frame)
            canvas.draw(canvas.appearance.symbols.selected, x: frame.x, y: frame.y)
            row(index).draw(in: content, on: &canvas)
        }
    }
}
