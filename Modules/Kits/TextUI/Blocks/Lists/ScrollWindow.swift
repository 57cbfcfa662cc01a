/// The visible part of `count` rows, and its scroll indicator.
struct ScrollWindow {
    let count: Int
    let height: Int
    let rows: Range<Int>

    /// Creates the window closest to `offset` that shows the row of `kept` and, if they fit, the lines around that row.
    ///
    /// The window has empty lines only if it shows all rows.
    init(count: Int, height: Int, offset: Int, keeping kept: (row: Int, around: Range<Int>)? = nil) {
        self.count = count
        self.height = height
        var start = offset
        if let kept { start = min(max(min(start, kept.around.lowerBound), kept.around.upperBound - height), kept.row) }
        start = max(0, min(start, count - height))
        rows = start..<min(count, start + height)
    }

    var needsIndicator: Bool { count > height && height > 0 }

    /// Draws a scroll indicator in the last column of `frame`.
    func drawIndicator(in frame: Rect, on canvas: inout Canvas) {
        guard needsIndicator else { return }
        let length = max(1, height * height / count)
        let travel = height - length
        // The indicator reaches the top only if the first row is visible, and the bottom only if the last one is.
        let start = max(travel * rows.lowerBound / (count - height), min(rows.lowerBound, 1, travel - 1))
        let thumb = canvas.appearance.symbols.scrollThumb
        canvas.styled({ $0.foreground = .secondary }) { canvas in
            for line in start..<start + length { canvas.draw(thumb, x: frame.maxX - 1, y: frame.y + line) }
        }
    }
}
