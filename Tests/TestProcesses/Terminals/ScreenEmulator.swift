public import TextUI

/// A terminal's screen, as far as the apps of this package make use of one.
public struct ScreenEmulator {
    /// What a place of the screen shows.
    public struct Place: Hashable {
        /// Nil for the right half of a wide character.
        public var character: Character?
        /// How it looks.
        public var rendition: Rendition

        /// A place that shows `character`; a blank unless given.
        public init(character: Character? = " ", rendition: Rendition = Rendition()) {
            self.character = character
            self.rendition = rendition
        }
    }

    /// Colours and attributes of a place, or of what is written next.
    public struct Rendition: Hashable {
        /// Nil for the terminal's own.
        public var foreground: Theme.RGB?
        /// Nil for the terminal's own.
        public var background: Theme.RGB?
        /// Bold, reversed and the like.
        public var attributes: Style.Attributes

        /// The terminal's own colours unless given.
        public init(
            foreground: Theme.RGB? = nil, background: Theme.RGB? = nil, attributes: Style.Attributes = []
        ) {
            self.foreground = foreground
            self.background = background
            self.attributes = attributes
        }
    }

    /// The private modes that a terminal has on before an app is run in it: wrapping at the right edge, and the cursor.
    public static let initialModes: Set<Int> = [7, 25]

    /// What shows, from the top.
    public private(set) var rows: [[Place]]
    /// Where the next character goes.
    public private(set) var cursor = Point.zero
    /// The private modes (DECSET) that are on, by their numbers.
    public private(set) var modes = ScreenEmulator.initialModes
    /// What the emulator could not make sense of.
    public private(set) var misunderstood: [String] = []
    /// How what is written next looks.
    public private(set) var rendition = Rendition()
    private let size: Size
    private var region: Range<Int>
    private let parts: (Character) -> [Character]
    private let width: (Character) -> Int

    /// - Parameters:
    ///   - parts: What the terminal takes for characters of their own within one; unless given, nothing.
    ///   - width: The terminal's opinion of how many cells a character takes.
    public init(
        size: Size, parts: @escaping (Character) -> [Character] = { [$0] }, width: @escaping (Character) -> Int
    ) {
        self.size = size
        self.parts = parts
        self.width = width
        region = 0..<size.height
        // What a shell may have left there.
        let leftover = Place(character: "#", rendition: Rendition(attributes: .underline))
        rows = Array(repeating: Array(repeating: leftover, count: size.width), count: size.height)
    }

    /// Whether the text cursor can be seen.
    public var showsCursor: Bool { modes.contains(25) }

    /// What shows, a line for each row, without trailing blanks.
    public var text: String {
        rows.map { row in
            var line = String(row.compactMap(\.character))
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// Does what whole sequences and characters say.
    public mutating func receive(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self))
        while let first = rest.first {
            if first == "\u{1B}" {
                rest.removeFirst()
                let kind = rest.popFirst()
                if kind == "D" || kind == "M" {
                    index(up: kind == "D")
                    continue
                }
                guard kind == "[", let final = rest.firstIndex(where: { $0.isLetter }) else {
                    misunderstood.append("an escape before \(rest.prefix(10))")
                    return
                }
                perform(rest[final], rest[..<final])
                rest = rest[rest.index(after: final)...]
            } else if first == "\0" {
                rest.removeFirst()
            } else {
                switch first {
                case "\r": cursor.x = 0
                case "\n": index(up: true)
                case "\r\n":
                    cursor.x = 0
                    index(up: true)
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
        case "r" where numbers.count < 2: setRegion(0..<size.height)
        case "r": setRegion(numbers[0] - 1..<max(numbers[1], numbers[0]))
        case "J" where text == "2":
            for y in 0..<size.height { erase(0..<size.width, y) }
        case "K" where text.isEmpty: erase(cursor.x..<size.width, cursor.y)
        case "X": erase(cursor.x..<min(size.width, cursor.x + count), cursor.y)
        case "h" where text.first == "?": modes.formUnion(modeNumbers(text))
        case "l" where text.first == "?": modes.subtract(modeNumbers(text))
        case "m": rendition = rendition(numbers[...])
        // It is asked for a mode, and leaves the answer to the test.
        case "p" where text.hasSuffix("$"): break
        default: misunderstood.append("\(text)\(final)")
        }
    }

    /// The rows that scroll (DECSTBM); setting them takes the cursor home.
    private mutating func setRegion(_ rows: Range<Int>) {
        guard rows.upperBound <= size.height, rows.count > 1 || rows.count == size.height else {
            return misunderstood.append("a scroll region of \(rows)")
        }
        region = rows
        cursor = .zero
    }

    /// Down or up by a line; at the region's edge the rows in it move the other way.
    private mutating func index(up: Bool) {
        let edge = up ? region.upperBound - 1 : region.lowerBound
        if cursor.y != edge {
            cursor.y = min(max(0, cursor.y + (up ? 1 : -1)), size.height - 1)
        } else if !region.isEmpty {
            rows.remove(at: up ? region.lowerBound : region.upperBound - 1)
            let blank = Place(rendition: Rendition(background: rendition.background))
            rows.insert(Array(repeating: blank, count: size.width), at: edge)
        }
    }

    private func modeNumbers(_ text: Substring) -> [Int] {
        text.dropFirst().split(separator: ";").compactMap { Int($0) }
    }

    private mutating func move(to point: Point) {
        if !Rect(size).contains(point) { misunderstood.append("a move to \(point)") }
        cursor = Point(
            x: max(0, min(point.x, size.width - 1)), y: max(0, min(point.y, size.height - 1)))
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

    /// Half of a wide character is never left: the other half becomes a blank.
    private mutating func set(_ place: Place, _ x: Int, _ y: Int, joinsLeft: Bool = false) {
        if rows[y][x].character == nil, !joinsLeft, x > 0 { rows[y][x - 1].character = " " }
        if x + 1 < size.width, rows[y][x + 1].character == nil { rows[y][x + 1].character = " " }
        rows[y][x] = place
    }
}
