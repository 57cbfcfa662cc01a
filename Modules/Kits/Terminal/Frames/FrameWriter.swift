public import TextUI

/// A writer that turns one frame into the next on a terminal.
///
/// Between frames, the terminal's style is plain, and its cursor may be anywhere.
public struct FrameWriter: Sendable {
    private let sgr: SGR
    private let isSynchronized: Bool

    /// Creates a writer for a terminal with `depth` colours.
    ///
    /// - Parameters:
    ///   - theme: The colours of the styles.
    ///   - depth: The number of colours.
    ///   - isSynchronized: Whether the terminal supports private mode 2026, in which it shows only complete frames.
    public init(theme: Theme, depth: ColorDepth, isSynchronized: Bool = false) {
        sgr = SGR(theme: theme, depth: depth)
        self.isSynchronized = isSynchronized
    }

    /// Returns the bytes that make a terminal show `next` instead of `previous`; no bytes if both look the same.
    ///
    /// Pass nil for `previous` if the terminal's content is unknown. In that case, or if the sizes differ, the terminal
    /// is cleared and everything is drawn.
    ///
    /// - Complexity: O(cells).
    public func bytes(from previous: TerminalFrame?, to next: TerminalFrame) -> [UInt8] {
        var pen = Pen(sgr: sgr, size: next.grid.size)
        let isKnown = previous?.grid.size == next.grid.size
        if let previous, isKnown {
            drawDifference(from: previous.grid.numberingClusters(as: next.grid), to: next.grid, with: &pen)
            if pen.bytes.isEmpty, previous.visibleCursor == next.visibleCursor { return [] }
        } else {
            pen.clear()
            drawDifference(from: CellGrid(size: next.grid.size), to: next.grid, with: &pen)
        }
        let hidesCursor = !isKnown || previous?.visibleCursor != nil
        return inSynchrony(show(next.visibleCursor, hiding: hidesCursor, with: &pen))
    }

    private func drawDifference(from old: CellGrid, to new: CellGrid, with pen: inout Pen) {
        let rows = 0..<new.size.height
        let changed = rows.map { !old.row($0).isSameMemory(as: new.row($0)) }
        let shift = RowShift.between(old, new, changed: changed)
        if let shift { pen.shift(shift) }
        for y in rows where changed[y] || shift?.rows.contains(y) == true {
            let before = shift?.row(y, of: old) ?? old.row(y)
            if !before.isSameMemory(as: new.row(y)) { pen.draw(new.row(y), of: new, y: y, over: before) }
        }
    }

    /// Returns the pen's bytes, with the text cursor shown at `cursor`, or hidden if `cursor` is nil.
    ///
    /// The cursor is hidden while the frame is drawn, so that it does not visibly jump.
    private func show(_ cursor: Point?, hiding hides: Bool, with pen: inout Pen) -> [UInt8] {
        let drawsNothing = pen.bytes.isEmpty
        pen.finish()
        if let cursor { pen.move(to: cursor) }
        let needsHiding = hides && !(drawsNothing && cursor != nil)
        let shows = cursor != nil && (needsHiding || !hides)
        return (needsHiding ? Array("\u{1B}[?25l".utf8) : []) + pen.bytes + (shows ? Array("\u{1B}[?25h".utf8) : [])
    }

    private func inSynchrony(_ bytes: [UInt8]) -> [UInt8] {
        isSynchronized ? Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8) : bytes
    }
}
