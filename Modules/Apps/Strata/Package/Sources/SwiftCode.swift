/// The tokens of a Swift source; comments and the text of literals are left out, but interpolated code is kept.
nonisolated struct SwiftCode {
    /// The words, and the other characters except white space.
    private(set) var tokens: [Token] = []
    /// The place of each token's first byte.
    private(set) var places: [Int] = []

    enum Token: Equatable {
        case word(String)
        case mark(UInt8)
        /// A string literal; the tokens of its interpolations come before it.
        case literal
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        read(until: nil)
    }

    /// All words, including keywords.
    var words: Set<String> { Set(tokens.compactMap(\.word)) }
}

nonisolated extension SwiftCode {
    private var byte: UInt8 { byte(at: 0) }

    /// Returns the byte at an offset from the current one; 0 after the end of the text.
    private func byte(at offset: Int) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private func starts(with first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        byte == UInt8(ascii: first) && byte(at: 1) == UInt8(ascii: second)
    }

    /// Reads to the end, or to the parenthesis that closes an interpolation.
    private mutating func read(until end: UInt8?) {
        var depth = 0
        while index < bytes.count {
            if byte.isPartOfWord {
                // Words are tried first, because most bytes are part of a word.
                readWord()
            } else if byte <= UInt8(ascii: " ") {
                index += 1
            } else if starts(with: "/", "/") {
                skip { $0 != UInt8(ascii: "\n") }
            } else if starts(with: "/", "*") {
                skipBlockComment()
            } else if byte == UInt8(ascii: "\"") {
                readLiteral(pounds: 0)
            } else if byte == UInt8(ascii: "#") {
                readPounds()
            } else if byte == UInt8(ascii: "/"), let length = lengthOfRegex {
                index += length
            } else {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    depth -= 1
                    if depth < 0, byte == end { return index += 1 }
                }
                if byte != UInt8(ascii: "`") { add(.mark(byte), at: index) }
                index += 1
            }
        }
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while index < bytes.count, condition(byte) { index += 1 }
    }

    private mutating func readWord() {
        let start = index
        skip { $0.isPartOfWord }
        add(.word(String(decoding: bytes[start..<index], as: UTF8.self)), at: start)
    }

    private mutating func add(_ token: Token, at place: Int) {
        tokens.append(token)
        places.append(place)
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let step = starts(with: "/", "*") ? 1 : starts(with: "*", "/") ? -1 : 0
            depth += step
            index += step == 0 ? 1 : 2
        } while depth > 0 && index < bytes.count
    }

    /// Reads a raw string or regex literal, or the `#` of a directive.
    private mutating func readPounds() {
        let start = index
        skip { $0 == UInt8(ascii: "#") }
        if byte == UInt8(ascii: "\"") { return readLiteral(pounds: index - start) }
        guard byte == UInt8(ascii: "/") else { return add(.mark(UInt8(ascii: "#")), at: start) }
        let pounds = index - start
        repeat {
            index += 1
        } while index < bytes.count
            && !(byte == UInt8(ascii: "/") && (1...pounds).allSatisfy { byte(at: $0) == UInt8(ascii: "#") })
        index += 1 + pounds
    }

    private mutating func readLiteral(pounds: Int) {
        let quotes = bytes.openingQuotes(at: index, pounds: pounds)
        index += quotes
        while index < bytes.count {
            if (0..<quotes).allSatisfy({ byte(at: $0) == UInt8(ascii: "\"") }), hasPounds(pounds, at: quotes) {
                index += quotes + pounds
                return add(.literal, at: index - 1)
            }
            if quotes == 1, byte == UInt8(ascii: "\n") { return add(.literal, at: index - 1) }
            guard byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) else {
                index += 1
                continue
            }
            index += 1 + pounds
            let isInterpolation = byte == UInt8(ascii: "(")
            index += 1
            if isInterpolation { read(until: UInt8(ascii: ")")) }
        }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
    }

    /// The length of the regex literal at the current slash; nil if the slash is an operator.
    ///
    /// An operator's slash has an operand before it, and spaces on both sides or on neither.
    private var lengthOfRegex: Int? {
        let before = index > 0 ? bytes[index - 1] : UInt8(ascii: " ")
        guard " \t\n([{,:!".utf8.contains(before), byte(at: 1) > UInt8(ascii: " ") else { return nil }
        var length = 1
        while byte(at: length) != UInt8(ascii: "\n"), byte(at: length) != 0 {
            if byte(at: length) == UInt8(ascii: "/") { return length + 1 }
            length += byte(at: length) == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }
}

nonisolated extension SwiftCode.Token {
    /// The token's word; nil if the token is not a word.
    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    static func mark(_ character: Unicode.Scalar) -> Self { .mark(UInt8(ascii: character)) }
}

nonisolated extension UInt8 {
    /// Whether the byte belongs to an identifier, a keyword or a number; bytes that are not ASCII count as letters.
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
