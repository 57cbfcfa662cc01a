import TextUI

/// Gathers bytes and remembers what they leave the terminal in, so that nothing is said twice.
struct Pen {
    private(set) var bytes: [UInt8] = []
    /// The style of what is drawn next.
    private(set) var style = Style.plain
    /// Where the terminal's cursor is; nil where terminals may disagree about it.
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

    /// Leaves the style plain, as the next frame expects it.
    mutating func finish() {
        set(.plain)
    }

    /// Draws a cell of `grid`, which is no right half, where the cursor is.
    mutating func draw(_ cell: Cell, of grid: CellGrid) {
        set(visible(cell.style))
        let isAgreed = AgreedWidth.isAgreed(cell)
        // A terminal that takes it for narrow would leave what stood in the second cell.
        if cell.isWide && !isAgreed { write("\u{1B}[2X") }
        grid.appendUTF8(of: cell, to: &bytes)
        let end = position.map { $0.x + (cell.isWide ? 2 : 1) }
        // Behind the last column, too, terminals disagree.
        if isAgreed, let end, end < size.width { position?.x = end } else { position = nil }
    }

    /// Erases the cells from the cursor on, which stays where it is; without a count, to the end of the line.
    mutating func erase(_ count: Int? = nil) {
        set(.plain)
        if let count { write(count, "X") } else { write("\u{1B}[K") }
    }

    /// Moves rows as scrolling does, within a region that is set for it alone (DECSTBM, IND, RI).
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

    /// Moves the cursor in as few bytes as the place where it is allows.
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

    /// What can be seen of `style`.
    func visible(_ style: Style) -> Style {
        style == .plain ? style : sgr.visible(style)
    }

    private mutating func set(_ visible: Style) {
        if visible == style { return }
        sgr.append(visible, after: style, to: &bytes)
        style = visible
    }

    /// A control sequence with a count, which is left out where it is 1.
    private mutating func write(_ count: Int, _ final: String) {
        write(count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)")
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
