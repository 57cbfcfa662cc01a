/// What blocks draw on: a grid, the part of it that may be drawn to, and the style that is in force.
public struct Canvas {
    private(set) var grid: Grid
    private(set) var clip: Rect
    private var style = Style.plain
    private(set) var report = Frame.Report()
    /// The lines that were drawn in the innermost box, as far as they were not clipped.
    private var lines: [Rect] = []
    /// Nil unless a transcript was asked for.
    var transcriber: Transcriber?
    /// What the surroundings allow.
    public let appearance: Appearance

    init(size: Size, appearance: Appearance) {
        grid = Grid(size: size)
        clip = Rect(size)
        self.appearance = appearance
    }

    /// Draws `text` from column `x` of row `y` on; what lies outside the frame being drawn is left out.
    public mutating func draw(_ text: SanitizedText, x: Int, y: Int) {
        guard y >= clip.y, y < clip.maxY else { return }
        if text.isASCII { return drawASCII(text, x: x, y: y) }
        var column = x
        text.forEachCluster(
            scalar: { scalar, width in
                if isInside(column, width) {
                    grid.put(glyph: scalar.value, width: width, x: column, y: y, style: style)
                } else {
                    blank(column, width, y)
                }
                column += width
            },
            character: { character, width in
                if isInside(column, width) {
                    grid.put(character, width: width, x: column, y: y, style: style)
                } else {
                    blank(column, width, y)
                }
                column += width
            })
    }

    /// Draws `text` `count` times, side by side.
    public mutating func draw(_ text: SanitizedText, times count: Int, x: Int, y: Int) {
        if text.width == 1, let scalar = text.string.unicodeScalars.first, scalar.utf8.count == text.string.utf8.count {
            guard y >= clip.y, y < clip.maxY else { return }
            let columns = max(x, clip.x)..<max(x, clip.x, min(x + count, clip.maxX))
            return grid.fill(columns, y: y, with: Cell(glyph: scalar.value, width: 1, style: style))
        }
        for index in 0..<max(0, count) { draw(text, x: x + index * text.width, y: y) }
    }

    /// Draws a thin line along the first row of `frame`; a box joins it to the edges that it reaches.
    public mutating func drawLine(in frame: Rect) {
        let visible = Rect(x: frame.x, y: frame.y, width: frame.width, height: 1).intersection(clip)
        guard !visible.isEmpty else { return }
        draw(appearance.symbols.border(.rounded).horizontal, times: visible.width, x: visible.x, y: visible.y)
        lines.append(visible)
    }

    /// Lets `draw` draw.
    ///
    /// - Returns: The lines that it drew; others may have drawn over them since.
    mutating func lines(drawnBy draw: (inout Canvas) -> Void) -> [Rect] {
        let outer = lines
        lines = []
        draw(&self)
        defer { lines = outer }
        return lines
    }

    /// Whether that cell shows a piece of a thin line.
    func showsLine(x: Int, y: Int) -> Bool {
        let line = appearance.symbols.border(.rounded).horizontal
        return grid.character(of: grid[x, y]) == line.string.first
    }

    private mutating func drawASCII(_ text: SanitizedText, x: Int, y: Int) {
        let start = max(x, clip.x)
        let end = min(x + text.width, clip.maxX)
        guard start < end else { return }
        grid.put(ascii: text.string.utf8.dropFirst(start - x).prefix(end - start), x: start, y: y, style: style)
    }

    /// Fills `frame` with blanks of the style in force; they hide the text cursor, too.
    public mutating func fill(_ frame: Rect) {
        let visible = frame.intersection(clip)
        for y in visible.y..<visible.maxY {
            blank(visible.x, visible.width, y)
        }
        if let cursor = report.cursor, visible.contains(cursor) { report.cursor = nil }
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

    /// Says where the text cursor is, unless that place is outside the frame being drawn.
    public mutating func placeCursor(at point: Point) {
        if clip.contains(point) { report.cursor = point }
    }

    /// Says what a press of the mouse's button in `frame` chooses.
    public mutating func report(_ target: TapTarget, in frame: Rect) {
        let visible = frame.intersection(clip)
        if !visible.isEmpty { report.tapTargets.append(.init(frame: visible, target: target)) }
    }

    /// Says which of its rows a list shows.
    public mutating func reportShownRows(_ rows: Range<Int>) {
        report.shownRows = rows
    }

    /// Says that the screen looks different at the next tick of the clock.
    public mutating func reportAnimation() {
        report.isAnimating = true
    }

    private func isInside(_ x: Int, _ width: Int) -> Bool {
        x >= clip.x && x + width <= clip.maxX
    }

    /// Blanks stand in for half of a wide character that the edge cuts in two: it would shift the rest of the row.
    private mutating func blank(_ x: Int, _ width: Int, _ y: Int) {
        grid.fill(max(x, clip.x)..<max(x, clip.x, min(x + width, clip.maxX)), y: y, with: Cell(style: style))
    }
}
