// The hot path of drawing, together with CellGrid+Drawing.swift: every character of a frame goes through here.
extension Canvas {
    /// Draws `text` in row `y`, starting at column `x`, clipped to the frame being drawn.
    public mutating func draw(_ text: SanitizedText, x: Int, y: Int) {
        guard y >= clip.y, y < clip.maxY, x < clip.maxX else { return }
        if text.isASCII { return drawASCII(text, x: x, y: y) }
        var column = x
        let usesASCII = usesASCIIPunctuation
        text.forEachCluster(
            scalar: { scalar, width in
                if clip.hasColumns(column, width) {
                    let drawn = usesASCII ? Symbols.asciiSubstitute(for: scalar) : scalar
                    grid.put(glyph: drawn.value, width: width, x: column, y: y, style: style)
                } else {
                    fill(column, width, y, with: Cell(style: style))
                }
                column += width
            },
            character: { character, width in
                if clip.hasColumns(column, width) {
                    grid.put(character, width: width, x: column, y: y, style: style)
                } else {
                    fill(column, width, y, with: Cell(style: style))
                }
                column += width
            })
    }

    /// Draws `text` `count` times, side by side.
    public mutating func draw(_ text: SanitizedText, times count: Int, x: Int, y: Int) {
        guard x < clip.maxX, text.width > 0 else { return }
        let count = min(count, (clip.maxX - x) / text.width + 1)
        let scalars = text.string.unicodeScalars
        if text.width == 1, let only = scalars.first, scalars.count == 1 {
            return fill(x, count, y, with: Cell(glyph: only.value, width: 1, style: style))
        }
        for index in 0..<max(0, count) { draw(text, x: x + index * text.width, y: y) }
    }

    /// Fills `frame` with blanks in the current style, and hides the text cursor if it is there.
    public mutating func fill(_ frame: Rect) {
        let visible = frame.intersection(clip)
        for y in visible.y..<visible.maxY { fill(visible.x, visible.width, y, with: Cell(style: style)) }
        if let cursor = report.cursor, visible.contains(cursor) { report.cursor = nil }
    }

    /// Changes the styles of the visible cells in `frame`, except at wide characters that are only half visible.
    mutating func restyle(_ frame: Rect, _ change: (inout Style) -> Void) {
        let visible = frame.intersection(clip)
        for y in visible.y..<visible.maxY { grid.restyle(visible.x..<visible.maxX, y: y, change) }
    }

    private mutating func drawASCII(_ text: SanitizedText, x: Int, y: Int) {
        let start = max(x, clip.x)
        let end = min(x + text.width, clip.maxX)
        guard start < end else { return }
        var string = text.string
        string.withUTF8 { bytes in
            grid.put(ascii: UnsafeBufferPointer(rebasing: bytes[start - x..<end - x]), x: start, y: y, style: style)
        }
    }

    /// Fills the visible cells with `cell`, such as a blank in place of a wide character that the edge cuts in half.
    private mutating func fill(_ x: Int, _ width: Int, _ y: Int, with cell: Cell) {
        guard y >= clip.y, y < clip.maxY else { return }
        grid.fill(max(x, clip.x)..<max(x, clip.x, min(x + width, clip.maxX)), y: y, with: cell)
    }
}

extension Rect {
    /// Returns whether the rectangle contains all `width` columns that start at `x`.
    fileprivate func hasColumns(_ x: Int, _ width: Int) -> Bool { x >= self.x && x + width <= maxX }
}
