public import TextUI

/// A frame for a terminal: its cells and its text cursor.
public struct TerminalFrame: Equatable, Sendable {
    /// The cells to show.
    public var grid: CellGrid
    /// The position of the text cursor; nil to hide it.
    public var cursor: Point?

    /// Creates a frame; a cursor outside `grid` is not shown.
    public init(grid: CellGrid, cursor: Point? = nil) {
        self.grid = grid
        self.cursor = cursor
    }

    /// The cursor, unless it lies outside the grid.
    var visibleCursor: Point? {
        cursor.flatMap { Rect(grid.size).contains($0) ? $0 : nil }
    }
}
