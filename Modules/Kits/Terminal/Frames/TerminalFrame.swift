public import TextUI

/// What a terminal is to show.
public struct TerminalFrame: Equatable, Sendable {
    /// The cells.
    public var grid: CellGrid
    /// Where the text cursor stands; nil where none is shown.
    public var cursor: Point?

    /// A frame whose cursor, where it lies outside `grid`, is not shown.
    public init(grid: CellGrid, cursor: Point? = nil) {
        self.grid = grid
        self.cursor = cursor
    }

    /// The cursor, as far as it lies on the grid.
    var visibleCursor: Point? {
        cursor.flatMap { Rect(grid.size).contains($0) ? $0 : nil }
    }
}
