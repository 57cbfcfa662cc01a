public import TextUI

/// A terminal's screen, with the features that the apps of this package use.
public struct ScreenEmulator {
    /// The content of one cell of the screen.
    public struct Place: Hashable {
        /// The character; nil for the right half of a wide character.
        public var character: Character?
        /// The colours and attributes.
        public var rendition: Rendition

        /// Creates a place with a character, by default a space.
        public init(character: Character? = " ", rendition: Rendition = Rendition()) {
            self.character = character
            self.rendition = rendition
        }
    }

    /// The colours and attributes of a place, or of the next output.
    public struct Rendition: Hashable {
        /// The text colour; nil for the terminal's default.
        public var foreground: Theme.RGB?
        /// The background colour; nil for the terminal's default.
        public var background: Theme.RGB?
        /// Attributes such as bold or reversed.
        public var attributes: Style.Attributes

        /// Creates a rendition, by default with the terminal's colours.
        public init(
            foreground: Theme.RGB? = nil, background: Theme.RGB? = nil, attributes: Style.Attributes = []
        ) {
            self.foreground = foreground
            self.background = background
            self.attributes = attributes
        }
    }

    /// The private modes that are on before an app runs: wrapping at the right edge, and a visible cursor.
    public static let initialModes: Set<Int> = [7, 25]

    /// The visible rows from the top.
    public private(set) var rows: [[Place]]
    /// The position of the next character.
    public private(set) var cursor = Point.zero
    /// The numbers of the private modes (DECSET) that are on.
    public private(set) var modes = ScreenEmulator.initialModes
    /// The sequences that the emulator does not understand.
    public private(set) var misunderstood: [String] = []
    /// The colours and attributes of the next output.
    public private(set) var rendition = Rendition()
    private let size: Size
    private var region: Range<Int>
    private let parts: (Character) -> [Character]
    private let width: (Character) -> Int

    /// - Parameters:
    ///   - parts: Splits a character into parts that the terminal treats as characters; the default does not split.
    ///   - width: Returns how many cells the terminal uses for a character.
    public init(
        size: Size, parts: @escaping (Character) -> [Character] = { [$0] }, width: @escaping (Character) -> Int
    ) {
        self.size = size
        self.parts = parts
        self.width = width
        region = 0..<size.height
        // Stands for text that a shell may have left on the screen.
        let leftover = Place(character: "#", rendition: Rendition(attributes: .underline))
        rows = Array(repeating: Array(repeating: leftover, count: size.width), count: size.height)
    }

    /// Whether the text cursor is visible.
    public var showsCursor: Bool { modes.contains(25) }

    /// The visible text, one line for each row, without trailing spaces.
    public var text: String {
        rows.map { row in
            var line = String(row.compactMap(\.character))
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// Processes complete sequences and characters.
    public mutating func receive(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let first = rest.first {
            if first == "\u{1B}" {
                rest.removeFirst()
                guard rest.popFirst() == "[", let final = rest.firstIndex(where: { $0.isLetter }) else {
                    misunderstood.append("an escape before \(rest.prefix(10))")
                    return
                }
                perform(rest[final], rest[..<final])
                rest = rest[rest.index(after: final)...]
            } else {
                switch first {
                case "\0": break
                case "\r": cursor.x = 0
                case "\n": feedLine()
                case "\u{8}": cursor.x = max(0, cursor.x - 1)
                case "\r\n":
                    cursor.x = 0
                    feedLine()
                default: for part in parts(first) { put(part) }
                }
                rest.removeFirst()
            }
        }
    }

    private mutating func perform(_ final: Character, _ text: Substring) {
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let count = max(1, numbers.first ?? 1)
        switch final {
        case "H": move(to: Point(x: max(1, numbers.count > 1 ? numbers[1] : 1) - 1, y: count - 1))
        case "A": move(to: Point(x: cursor.x, y: cursor.y - count))
        case "B": move(to: Point(x: cursor.x, y: cursor.y + count))
        case "C": move(to: Point(x: cursor.x + count, y: cursor.y))
        case "D": move(to: Point(x: cursor.x - count, y: cursor.y))
        case "G": move(to: Point(x: count - 1, y: cursor.y))
        case "L": scroll(from: cursor.y, by: -count)
        case "M": scroll(from: cursor.y, by: count)
        case "r" where numbers.count < 2: setRegion(0..<size.height)
        case "r": setRegion(numbers[0] - 1..<max(numbers[1], numbers[0]))
        case "J" where text == "2":
            for y in 0..<size.height { erase(0..<size.width, y) }
        case "K" where text.isEmpty: erase(cursor.x..<size.width, cursor.y)
        case "X": erase(cursor.x..<min(size.width, cursor.x + count), cursor.y)
        case "h" where text.first == "?": modes.formUnion(modeNumbers(text))
        case "l" where text.first == "?": modes.subtract(modeNumbers(text))
        case "m": rendition = rendition(numbers[...])
        // A query for a mode, which the test answers.
        case "p" where text.hasSuffix("$"): break
        default: misunderstood.append("\(text)\(final)")
        }
    }

    /// Sets the rows that scroll (DECSTBM), and moves the cursor to the top left.
    private mutating func setRegion(_ rows: Range<Int>) {
        guard rows.upperBound <= size.height, rows.count > 1 || rows.count == size.height else {
            return misunderstood.append("a scroll region of \(rows)")
        }
        region = rows
        cursor = .zero
    }

    /// Moves the cursor down by a line; at the region's edge, scrolls the region instead.
    private mutating func feedLine() {
        if cursor.y != region.upperBound - 1 {
            cursor.y = min(cursor.y + 1, size.height - 1)
        } else if !region.isEmpty {
            scroll(from: region.lowerBound, by: 1)
        }
    }

    /// Moves the lines between `y` and the region's end up or down; the freed lines become blank (IL, DL).
    private mutating func scroll(from y: Int, by count: Int) {
        guard region.contains(y) else { return misunderstood.append("scrolling from \(y)") }
        let blank = Place(rendition: Rendition(background: rendition.background))
        for _ in 0..<abs(count) {
            rows.remove(at: count > 0 ? y : region.upperBound - 1)
            rows.insert(Array(repeating: blank, count: size.width), at: count > 0 ? region.upperBound - 1 : y)
        }
    }

    private func modeNumbers(_ text: Substring) -> [Int] {
        text.dropFirst().split(separator: ";").compactMap { Int($0) }
    }

    private mutating func move(to point: Point) {
        if !Rect(size).contains(point) { misunderstood.append("a move to \(point)") }
        cursor = Point(x: max(0, min(point.x, size.width - 1)), y: max(0, min(point.y, size.height - 1)))
    }

    private func rendition(_ numbers: ArraySlice<Int>) -> Rendition {
        var result = rendition
        var rest = numbers
        while let number = rest.popFirst() {
            switch number {
            case 0: result = Rendition()
            case 1: result.attributes.insert(.bold)
            case 2: result.attributes.insert(.dim)
            case 3: result.attributes.insert(.italic)
            case 4: result.attributes.insert(.underline)
            case 7: result.attributes.insert(.reverse)
            case 39: result.foreground = nil
            case 49: result.background = nil
            case 38, 48:
                let rgb = rest.prefix(4).dropFirst().map { UInt8($0) }
                rest = rest.dropFirst(4)
                let color = Theme.RGB(rgb[0], rgb[1], rgb[2])
                if number == 38 { result.foreground = color } else { result.background = color }
            default: break
            }
        }
        return result
    }

    private mutating func erase(_ columns: Range<Int>, _ y: Int) {
        for x in columns { set(Place(rendition: Rendition(background: rendition.background)), x, y) }
    }

    private mutating func put(_ character: Character) {
        let width = width(character)
        guard width > 0, cursor.x + width <= size.width, cursor.y < size.height else {
            misunderstood.append("\(character) at \(cursor)")
            return
        }
        set(Place(character: character, rendition: rendition), cursor.x, cursor.y)
        if width == 2 { set(Place(character: nil, rendition: rendition), cursor.x + 1, cursor.y, joinsLeft: true) }
        cursor.x += width
    }

    /// Sets a place; if that cuts a wide character in half, the other half becomes a space.
    private mutating func set(_ place: Place, _ x: Int, _ y: Int, joinsLeft: Bool = false) {
        if rows[y][x].character == nil, !joinsLeft, x > 0 { rows[y][x - 1].character = " " }
        if x + 1 < size.width, rows[y][x + 1].character == nil { rows[y][x + 1].character = " " }
        rows[y][x] = place
    }
}
