import TextUI

/// The bytes to send so far, and the state they leave the terminal in, so that nothing is sent twice.
struct Pen {
    private(set) var bytes: [UInt8] = []
    /// The terminal's current style.
    private(set) var style = Style.plain
    /// The position of the terminal's cursor; nil where terminals may disagree.
    private(set) var position: Point?
    private let sgr: SGR
    private let size: Size

    init(sgr: SGR, size: Size) {
        self.sgr = sgr
        self.size = size
    }

    mutating func clear() {
        write("\u{1B}[m\u{1B}[2J")
    }

    /// Makes the style plain, as the next frame expects it.
    mutating func finish() {
        set(.plain)
    }

    /// Draws a cell of `grid`, which must not be a right half, at the cursor.
    mutating func draw(_ cell: Cell, of grid: CellGrid) {
        set(visible(cell.style))
        let isAgreed = AgreedWidth.isAgreed(cell)
        // A terminal that takes the character for narrow would leave the old content in the second cell.
        if cell.isWide && !isAgreed { write("\u{1B}[2X") }
        grid.appendUTF8(of: cell, to: &bytes)
        let end = position.map { $0.x + (cell.isWide ? 2 : 1) }
        // Terminals also disagree on the cursor after the last column.
        if isAgreed, let end, end < size.width { position?.x = end } else { position = nil }
    }

    /// Erases `count` cells from the cursor on, or the rest of the line if nil, without moving the cursor.
    mutating func erase(_ count: Int? = nil) {
        set(.plain)
        if let count { write(count, "X") } else { write("\u{1B}[K") }
    }

    /// Scrolls rows within a scroll region that is set only for this (DECSTBM, IND, RI).
    mutating func shift(_ shift: RowShift) {
        set(.plain)
        write("\u{1B}[\(shift.rows.lowerBound + 1);\(shift.rows.upperBound)r")
        position = .zero
        let isUp = shift.distance > 0
        move(to: Point(x: 0, y: isUp ? shift.rows.upperBound - 1 : shift.rows.lowerBound))
        for _ in 0..<abs(shift.distance) { write(isUp ? "\u{1B}D" : "\u{1B}M") }
        write("\u{1B}[r")
        position = .zero
    }

    /// Moves the cursor to `point`, relative to its current position if that takes fewer bytes.
    mutating func move(to point: Point) {
        if position == point { return }
        if let position, position.y == point.y, point.x > position.x {
            write(point.x - position.x, "C")
        } else if let position, position.y == point.y, point.x > 0 {
            write(position.x - point.x, "D")
        } else if let position, position.x == point.x, point.x > 0 {
            write(abs(point.y - position.y), point.y > position.y ? "B" : "A")
        } else if let position, 0...3 ~= point.y - position.y, point.x == 0 {
            write(String(repeating: "\n", count: point.y - position.y) + "\r")
        } else {
            write(point.x == 0 ? "\u{1B}[\(point.y + 1)H" : "\u{1B}[\(point.y + 1);\(point.x + 1)H")
        }
        position = point
    }

    /// Returns the part of `style` that the terminal can show.
    func visible(_ style: Style) -> Style {
        style == .plain ? style : sgr.visible(style)
    }

    private mutating func set(_ visible: Style) {
        if visible == style { return }
        sgr.append(visible, after: style, to: &bytes)
        style = visible
    }

    /// Writes a control sequence with a count, which is omitted if it is 1.
    private mutating func write(_ count: Int, _ final: String) {
        write(count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)")
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
