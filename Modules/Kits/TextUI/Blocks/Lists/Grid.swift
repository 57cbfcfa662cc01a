/// Cells of equal size in rows and columns, built only if they are visible.
public struct Grid<Cell: Block>: FillingBlock {
    private let count: Int
    private let state: GridState
    private let cellSize: Size
    private let maxColumns: Int
    private let cell: (_ index: Int, _ isSelected: Bool) -> Cell

    /// - Parameters:
    ///   - count: The number of cells.
    ///   - state: The selected cell, which is always visible, and the cells visible in the last drawing. The grid
    ///     scrolls no further than the selection requires.
    ///   - cellSize: The height of every cell, and the minimum width if there are several columns.
    ///   - maxColumns: The largest number of columns; a narrow grid has fewer.
    ///   - cell: Returns the cell at an index, from 0, and marks it if it is selected.
    public init(
        count: Int, state: GridState, cellSize: Size, maxColumns: Int,
        cell: @escaping (_ index: Int, _ isSelected: Bool) -> Cell
    ) {
        // Limited, so that products of the count stay far from overflow.
        self.count = min(max(0, count), 1_000_000_000)
        self.state = state
        self.cellSize = Size(width: max(1, cellSize.width), height: max(1, cellSize.height))
        self.maxColumns = max(1, maxColumns)
        self.cell = cell
    }

    /// Draws the visible rows, and a scroll indicator in the last column if it is needed.
    ///
    /// The last row may be cut off.
    ///
    /// Complexity: O(cells shown).
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        guard !frame.isEmpty else { return }
        let columns = min(max(1, (frame.width - 1) / cellSize.width), maxColumns)
        let rowCount = (count + columns - 1) / columns
        let selection = state.selection(in: count)
        let window = ScrollWindow(
            count: rowCount, height: max(1, frame.height / cellSize.height),
            offset: state.shownCells.lowerBound / columns,
            keeping: selection.map { ($0 / columns, $0 / columns..<$0 / columns + 1) })
        let hasRest = !frame.height.isMultiple(of: cellSize.height) && frame.height > cellSize.height
        let rows = window.rows.lowerBound..<min(rowCount, window.rows.upperBound + (hasRest ? 1 : 0))
        let cells = rows.lowerBound * columns..<min(count, rows.upperBound * columns)
        let element = { Transcript.Element(.list, states: [.showing(cells, of: count)]) }
        canvas.element(element(), in: frame, children: .contained) { canvas in
            for index in cells {
                let place = place(of: index, firstRow: rows.lowerBound, columns: columns, in: frame)
                canvas.clipped(to: place.intersection(frame)) {
                    draw(index, isSelected: index == selection, in: place, on: &$0)
                }
            }
        }
        ScrollWindow(
            count: rowCount * cellSize.height, height: frame.height, offset: rows.lowerBound * cellSize.height
        ).drawIndicator(in: frame, on: &canvas)
        canvas.reportShownRows(cells, columns: columns, moves: count > 1)
    }

    /// Returns the frame of a cell, leaving the last column to the indicator.
    private func place(of index: Int, firstRow: Int, columns: Int, in frame: Rect) -> Rect {
        let width = (frame.width - 1) / columns
        return Rect(
            x: frame.x + index % columns * width, y: frame.y + (index / columns - firstRow) * cellSize.height,
            width: width, height: cellSize.height)
    }

    private func draw(_ index: Int, isSelected: Bool, in frame: Rect, on canvas: inout Canvas) {
        canvas.report(.row(index), in: frame)
        let states: [Transcript.State] = isSelected ? [.selected, .position(index + 1, of: count)] : []
        canvas.element(Transcript.Element(.row, states: states), in: frame, children: .combined) { canvas in
            cell(index, isSelected).draw(in: frame, on: &canvas)
        }
    }
}
