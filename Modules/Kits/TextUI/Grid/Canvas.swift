/// What blocks draw on: a grid, the part of it that may be drawn to, and the style that is in force.
public struct Canvas {
    var grid: CellGrid
    private(set) var clip: Rect
    private(set) var style = Style.plain
    var report = Frame.Report()
    /// The lines that were drawn in the innermost box, as far as they were not clipped.
    var lines: [Rect] = []
    /// What has the focus, in sight or not.
    private(set) var focus: Rect?
    /// Nil unless a transcript was asked for.
    var transcriber: Transcriber?
    /// What the surroundings allow.
    public let appearance: Appearance

    init(size: Size, appearance: Appearance) {
        grid = CellGrid(size: size)
        clip = Rect(size)
        self.appearance = appearance
    }

    /// Lets `draw` draw, in `frame` alone.
    public mutating func clipped(to frame: Rect, _ draw: (inout Canvas) -> Void) {
        let outer = clip
        clip = clip.intersection(frame)
        draw(&self)
        clip = outer
    }

    /// Lets `draw` draw in the style in force as `change` changes it.
    public mutating func styled(_ change: (inout Style) -> Void, _ draw: (inout Canvas) -> Void) {
        let outer = style
        change(&style)
        draw(&self)
        style = outer
    }
}

// MARK: - What drawing reports

extension Canvas {
    /// Says where the text cursor is, unless that place is outside the frame being drawn.
    public mutating func placeCursor(at point: Point) {
        if clip.contains(point) { report.cursor = point }
    }

    /// Says that what is drawn in `frame` has the focus, also where that place is outside the frame being drawn.
    mutating func placeFocus(in frame: Rect) {
        focus = frame
    }

    /// Says what a press of the mouse's button in `frame` chooses.
    public mutating func report(_ target: TapTarget, in frame: Rect) {
        let visible = frame.intersection(clip)
        if !visible.isEmpty { report.tapTargets.append(.init(frame: visible, target: target)) }
    }

    /// Says that what a press in `frame` chose so far is covered.
    mutating func hideTapTargets(in frame: Rect) {
        report.tapTargets.append(.init(frame: frame.intersection(clip), target: nil))
    }

    /// Says which of its rows a list shows, and how many of them side by side.
    public mutating func reportShownRows(_ rows: Range<Int>, columns: Int = 1) {
        report.shownRows = rows
        report.shownColumns = columns
    }

    /// Says that the screen looks different at the next tick of the clock.
    public mutating func reportAnimation() {
        report.isAnimating = true
    }
}
