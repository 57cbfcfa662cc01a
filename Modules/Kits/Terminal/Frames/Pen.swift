import TextUI

/// The bytes to send so far, and the style and cursor after them, so that neither is set again without need.
struct Pen {
    private(set) var bytes: [UInt8] = []
    /// The style that was set last; its visible part is the terminal's current style.
    private(set) var style = Style.plain
    /// The position of the terminal's cursor; nil if terminals may disagree on it.
    private(set) var position: Point?
    /// The cursor's row, known even if terminals disagree on the column; nil if they may disagree on both.
    private(set) var row: Int?
    private let sgr: SGR
    private let size: Size

    init(sgr: SGR, size: Size) {
        self.sgr = sgr
        self.size = size
    }

    mutating func clear() {
        write("\u{1B}[m\u{1B}[2J")
    }

    /// Makes the style plain, as the next frame expects.
    mutating func finish() {
        set(.plain)
    }

    /// Draws a cell of `grid` at the cursor; the cell must not be a right half.
    mutating func draw(_ cell: Cell, of grid: CellGrid) {
        set(cell.style)
        let isAgreed = AgreedWidth.isAgreed(cell)
        // A terminal that takes the character for narrow would leave the old content in the second cell.
        if cell.isWide && !isAgreed { write("\u{1B}[2X") }
        grid.appendUTF8(of: cell, to: &bytes)
        let end = position.map { $0.x + (cell.isWide ? 2 : 1) }
        // A character of disputed width may reach the last column; after that, terminals disagree on the row, too.
        let staysInRow = end.map { $0 + 1 < size.width } == true && cell.scalar != nil
        if isAgreed, let end, end < size.width {
            position?.x = end
        } else {
            position = nil
            if !staysInRow { row = nil }
        }
    }

    /// Erases `count` cells from the cursor, which does not move; if `count` is nil, erases the rest of the line.
    mutating func erase(_ count: Int? = nil) {
        set(.plain)
        if let count { write(count, "X") } else { write("\u{1B}[K") }
    }

    /// Scrolls rows by deleting or inserting rows (DL, IL) at the top of a temporary scroll region (DECSTBM).
    mutating func shift(_ shift: RowShift) {
        set(.plain)
        write("\u{1B}[")
        write(shift.rows.lowerBound + 1)
        write(";")
        write(shift.rows.upperBound)
        write("r")
        place(at: .zero)
        move(to: Point(x: 0, y: shift.rows.lowerBound))
        write(abs(shift.distance), shift.distance > 0 ? "M" : "L")
        write("\u{1B}[r")
        place(at: .zero)
    }

    /// Returns the part of `style` that the terminal can show.
    func visible(_ style: Style) -> Style {
        style == .plain ? style : sgr.visible(style)
    }

    /// Notes where the terminal's cursor is now.
    mutating func place(at point: Point) {
        position = point
        row = point.y
    }

    private mutating func set(_ new: Style) {
        // Most cells have the style of the cell before.
        if new == style { return }
        sgr.append(new, after: style, to: &bytes)
        style = new
    }

    /// Writes a control sequence with a count; a count of 1 is omitted.
    mutating func write(_ count: Int, _ final: StaticString) {
        write("\u{1B}[")
        if count != 1 { write(count) }
        write(final)
    }

    /// Writes a number in decimal.
    mutating func write(_ number: Int) {
        if number > 9 { write(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
