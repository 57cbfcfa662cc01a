/// Which of `count` rows show in a window, and the indicator that says so.
struct ScrollWindow {
    let count: Int
    let height: Int
    let rows: Range<Int>

    /// The window that begins as near to `offset` as shows a kept row, and those around it where there is room, and that
    /// leaves no line empty needlessly.
    init(count: Int, height: Int, offset: Int, keeping kept: (row: Int, around: Range<Int>)? = nil) {
        self.count = count
        self.height = height
        var start = offset
        if let kept { start = min(max(min(start, kept.around.lowerBound), kept.around.upperBound - height), kept.row) }
        start = max(0, min(start, count - height))
        rows = start..<min(count, start + height)
    }

    var needsIndicator: Bool { count > height && height > 0 }

    /// Draws, in the last column of `frame`, which part of the rows shows.
    func drawIndicator(in frame: Rect, on canvas: inout Canvas) {
        guard needsIndicator else { return }
        let length = max(1, height * height / count)
        let travel = height - length
        // At the very top only where the first row shows, and at the bottom only where the last one does.
        let start = max(travel * rows.lowerBound / (count - height), min(rows.lowerBound, 1, travel - 1))
        let thumb = canvas.appearance.symbols.scrollThumb
        canvas.styled({ $0.foreground = .secondary }) { canvas in
            for line in start..<start + length { canvas.draw(thumb, x: frame.maxX - 1, y: frame.y + line) }
        }
    }
}
