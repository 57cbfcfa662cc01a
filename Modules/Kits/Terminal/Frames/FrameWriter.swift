public import TextUI

/// The bytes that turn one frame into the next on a terminal.
///
/// Between frames the terminal's style is plain; where its cursor stands is not relied on.
public struct FrameWriter: Sendable {
    private let sgr: SGR

    /// A writer for a terminal that shows `depth` colours.
    public init(theme: Theme, depth: ColorDepth) {
        sgr = SGR(theme: theme, depth: depth)
    }

    /// What to send to a terminal that shows `previous` so that it shows `next`; nothing where both show the same.
    ///
    /// - Parameter previous: nil where it is not known what the terminal shows: it is cleared and all is drawn. The same
    ///   happens where the sizes differ.
    /// - Complexity: O(cells).
    public func bytes(from previous: TerminalFrame?, to next: TerminalFrame) -> [UInt8] {
        var pen = Pen(sgr: sgr)
        if let previous, previous.grid.size == next.grid.size {
            drawDifference(from: previous.grid, to: next.grid, with: &pen)
            if pen.bytes.isEmpty, previous.visibleCursor == next.visibleCursor { return [] }
            return FrameWriter.show(next.visibleCursor, hiding: previous.visibleCursor != nil, with: &pen)
        }
        pen.clear()
        drawDifference(from: Grid(size: next.grid.size), to: next.grid, with: &pen)
        return FrameWriter.show(next.visibleCursor, hiding: true, with: &pen)
    }

    /// The cursor is hidden while the frame is drawn, so that it is not seen to jump.
    private static func show(_ cursor: Point?, hiding hides: Bool, with pen: inout Pen) -> [UInt8] {
        let drawsNothing = pen.bytes.isEmpty
        pen.finish()
        if let cursor { pen.move(to: cursor) }
        let needsHiding = hides && !(drawsNothing && cursor != nil)
        let shows = cursor != nil && (needsHiding || !hides)
        return (needsHiding ? Array("\u{1B}[?25l".utf8) : []) + pen.bytes + (shows ? Array("\u{1B}[?25h".utf8) : [])
    }

    private func drawDifference(from old: Grid, to new: Grid, with pen: inout Pen) {
        for y in 0..<new.size.height {
            let end = contentEnd(of: new, y)
            var x = 0
            while x < end {
                let isWide = new.isWide(x, y)
                if differs(old, new, x, y) {
                    pen.move(to: Point(x: x, y: y))
                    pen.draw(new.character(of: new[x, y]) ?? " ", isWide: isWide, style: new[x, y].style)
                }
                x += isWide ? 2 : 1
            }
            if let first = (end..<new.size.width).first(where: { differs(old, new, $0, y) }) {
                pen.move(to: Point(x: first, y: y))
                pen.eraseToEndOfLine()
            }
            pen.endRow(width: new.size.width)
        }
    }

    /// The column behind the last cell of row `y` that is not a plain blank.
    private func contentEnd(of grid: Grid, _ y: Int) -> Int {
        let last = (0..<grid.size.width).last { x in
            sgr.visible(grid[x, y].style) != .plain || grid.character(of: grid[x, y]) != " "
        }
        return last.map { $0 + 1 } ?? 0
    }

    /// Cells are compared by what they show: the same cluster has another number in another grid.
    ///
    /// Of a wide character the left half tells all.
    private func differs(_ old: Grid, _ new: Grid, _ x: Int, _ y: Int) -> Bool {
        let (oldCell, newCell) = (old[x, y], new[x, y])
        return oldCell.style != newCell.style || old.character(of: oldCell) != new.character(of: newCell)
            || old.isWide(x, y) != new.isWide(x, y)
    }
}
