/// The surface that blocks draw on: a grid, the part of it that is visible, and the current style.
public struct Canvas {
    var grid: CellGrid
    private(set) var clip: Rect
    private(set) var style = Style.plain
    var report = Frame.Report()
    /// The visible parts of the lines that were drawn in the innermost box.
    var lines: [Rect] = []
    /// The frame of the block that has the focus, visible or not.
    private(set) var focus: Rect?
    /// The texts that did not fit; nil unless they are collected.
    var truncatedTexts: [String]?
    /// The collector of the transcript; nil unless a transcript is made.
    var transcriber: Transcriber?
    /// The available symbols and colours.
    public let appearance: Appearance
    /// Stored, because reading the appearance costs more than drawing a character.
    let usesASCIIPunctuation: Bool

    init(size: Size, appearance: Appearance) {
        grid = CellGrid(size: size)
        clip = Rect(size)
        self.appearance = appearance
        usesASCIIPunctuation = appearance.usesASCIIPunctuation
    }

    /// Calls `draw`, with its drawing clipped to `frame`.
    public mutating func clipped(to frame: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.intersection(frame)
        draw(&self)
        clip = outer
    }

    /// Calls `draw` with the current style changed by `change`.
    public mutating func styled(_ change: (inout Style) -> Void, _ draw: (inout Canvas) -> Void) {
        let outer = style
        change(&style)
        draw(&self)
        style = outer
    }
}

// MARK: - What drawing reports

extension Canvas {
    /// Places the text cursor, unless `point` is outside the visible part.
    public mutating func placeCursor(at point: Point) {
        if clip.contains(point) { report.cursor = point }
    }

    /// Removes the text cursor of a block that no longer takes the keys.
    mutating func hideCursor() {
        report.cursor = nil
    }

    /// Reports that the block in `frame` has the focus, even if the block is not visible.
    mutating func placeFocus(in frame: Rect) {
        focus = frame
    }

    /// Makes a click in `frame` select `target`.
    public mutating func report(_ target: TapTarget, in frame: Rect) {
        let visible = frame.intersection(clip)
        if !visible.isEmpty { report.tapTargets.append(.init(frame: visible, target: target)) }
    }

    /// Makes a click in `frame` select nothing, because earlier targets there are covered.
    mutating func hideTapTargets(in frame: Rect) {
        report.tapTargets.append(.init(frame: frame.intersection(clip), target: nil))
    }

    /// Reports the visible rows of a list, or the visible cells of a grid and the number of its columns.
    ///
    /// Pass false for `moves` if the arrow keys move neither a selection nor the focus nor the visible part.
    public mutating func reportShownRows(_ rows: Range<Int>, columns: Int = 1, moves: Bool = true) {
        report.shownRows = rows
        report.shownColumns = columns
        report.moves = moves
    }

    /// Reports that the screen looks different at the next tick of the clock.
    public mutating func reportAnimation() {
        report.isAnimating = true
    }
}
