extension Canvas {
    /// Draws a thin line along the first row of `frame`; a surrounding box joins the line to the edges that it touches.
    public mutating func drawLine(in frame: Rect) {
        let visible = Rect(x: frame.x, y: frame.y, width: frame.width, height: 1).intersection(clip)
        guard !visible.isEmpty else { return }
        draw(appearance.symbols.border(.rounded).horizontal, times: visible.width, x: visible.x, y: visible.y)
        lines.append(visible)
    }

    /// Calls `draw`.
    ///
    /// - Returns: The thin lines that were drawn, even if later drawing has covered them.
    mutating func lines(drawnBy draw: (inout Canvas) -> Void) -> [Rect] {
        let outer = lines
        lines = []
        draw(&self)
        defer { lines = outer }
        return lines
    }

    /// Returns whether that cell shows a piece of a thin line.
    func showsLine(x: Int, y: Int) -> Bool {
        let line = appearance.symbols.border(.rounded).horizontal
        return grid.character(of: grid[x, y]) == line.string.first
    }
}
