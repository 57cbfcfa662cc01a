extension Canvas {
    /// Draws a thin line along the first row of `frame`; where an end touches a surrounding box, the two are joined.
    public mutating func drawLine(in frame: Rect) {
        let visible = Rect(x: frame.x, y: frame.y, width: frame.width, height: 1).intersection(clip)
        guard !visible.isEmpty else { return }
        draw(appearance.symbols.border(.rounded).horizontal, times: visible.width, x: visible.x, y: visible.y)
        lines.append(visible)
    }

    /// Calls `draw`.
    ///
    /// - Returns: The thin lines that were drawn, including those that later drawing has covered.
    mutating func lines(drawnBy draw: (inout Canvas) -> Void) -> [Rect] {
        let outer = lines
        lines = []
        draw(&self)
        defer { lines = outer }
        return lines
    }

    /// Returns whether the cell at `x`, `y` shows a piece of a thin line.
    func showsLine(x: Int, y: Int) -> Bool {
        let line = appearance.symbols.border(.rounded).horizontal
        return grid.character(of: grid[x, y]) == line.string.first
    }
}
