import TextUI

/// Gathers bytes and remembers what they leave the terminal in, so that nothing is said twice.
struct Pen {
    private(set) var bytes: [UInt8] = []
    private let sgr: SGR
    private var style = Style.plain
    /// Nil where terminals may disagree about it.
    private var position: Point?

    init(sgr: SGR) {
        self.sgr = sgr
    }

    mutating func clear() {
        write("\u{1B}[0m\u{1B}[2J")
    }

    mutating func move(to point: Point) {
        if position == point { return }
        if let position, position.y == point.y, position.x < point.x {
            let distance = point.x - position.x
            write(distance == 1 ? "\u{1B}[C" : "\u{1B}[\(distance)C")
        } else {
            write(point.x == 0 ? "\u{1B}[\(point.y + 1)H" : "\u{1B}[\(point.y + 1);\(point.x + 1)H")
        }
        position = point
    }

    mutating func draw(_ character: Character, isWide: Bool, style: Style) {
        set(style)
        let isAgreed = AgreedWidth.isAgreed(character, isWide: isWide)
        // A terminal that takes it for narrow would leave what stood in the second cell.
        if isWide && !isAgreed { write("\u{1B}[2X") }
        bytes.append(contentsOf: character.utf8)
        if isAgreed {
            position?.x += isWide ? 2 : 1
        } else {
            position = nil
        }
    }

    mutating func eraseToEndOfLine() {
        set(.plain)
        write("\u{1B}[K")
    }

    /// Behind the last column a terminal's cursor is between two places.
    mutating func endRow(width: Int) {
        if let x = position?.x, x >= width { position = nil }
    }

    /// Leaves the style plain, as the next frame expects it.
    mutating func finish() {
        set(.plain)
    }

    private mutating func set(_ style: Style) {
        let visible = sgr.visible(style)
        if visible == self.style { return }
        sgr.append(visible, to: &bytes)
        self.style = visible
    }

    private mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
