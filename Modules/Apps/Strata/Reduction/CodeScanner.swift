/// Splits a Swift source, as the formatter writes it, into its parts.
///
/// Regular expressions between slashes are not known.
nonisolated struct CodeScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var lineStart = 0
    private var isAtLineStart = true
    private(set) var tokens: [CodeToken] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count { read() }
    }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func read() {
        let start = index
        switch byte(at: index) {
        case UInt8(ascii: "\n"):
            index += 1
            (lineStart, isAtLineStart) = (index, true)
        case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
        case UInt8(ascii: "/") where byte(at: index + 1) == UInt8(ascii: "/"):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            add(.comment, from: start)
        case UInt8(ascii: "\"") where isLiteral(at: index), UInt8(ascii: "#") where isLiteral(at: index):
            index = endOfLiteral(at: index)
            add(.literal(Self.names(in: String(decoding: bytes[start..<index], as: UTF8.self))), from: start)
        case let byte where byte.isPartOfWord:
            while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
            add(.word(String(decoding: bytes[start..<index], as: UTF8.self)), from: start)
        case let byte:
            index += 1
            add(.mark(byte), from: start)
        }
    }

    private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
        let indentation = isAtLineStart ? start - lineStart : nil
        isAtLineStart = false
        tokens.append(CodeToken(kind: kind, range: start..<index, indentation: indentation))
    }

    /// Whether a string begins here, after any number of pound signs.
    private func isLiteral(at index: Int) -> Bool {
        var index = index
        while byte(at: index) == UInt8(ascii: "#") { index += 1 }
        return byte(at: index) == UInt8(ascii: "\"")
    }

    private func endOfLiteral(at start: Int) -> Int {
        var index = start
        while byte(at: index) == UInt8(ascii: "#") { index += 1 }
        let pounds = index - start
        let quotes = bytes.openingQuotes(at: index, pounds: pounds)
        index += quotes
        while index < bytes.count {
            let isEnd =
                (0..<quotes).allSatisfy { byte(at: index + $0) == UInt8(ascii: "\"") }
                && (0..<pounds).allSatisfy { byte(at: index + quotes + $0) == UInt8(ascii: "#") }
            if isEnd { return index + quotes + pounds }
            if quotes == 1, byte(at: index) == UInt8(ascii: "\n") { return index }
            let isEscape =
                byte(at: index) == UInt8(ascii: "\\")
                && (0..<pounds).allSatisfy { byte(at: index + 1 + $0) == UInt8(ascii: "#") }
            if !isEscape {
                index += 1
            } else if byte(at: index + 1 + pounds) == UInt8(ascii: "(") {
                index = endOfInterpolation(at: index + 1 + pounds)
            } else {
                index += 2 + pounds
            }
        }
        return bytes.count
    }

    private func endOfInterpolation(at start: Int) -> Int {
        var index = start
        var depth = 0
        repeat {
            switch byte(at: index) {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                index = endOfLiteral(at: index)
                continue
            default: break
            }
            index += 1
        } while depth > 0 && index < bytes.count
        return index
    }

    /// What a string names: the words of its interpolations, an option at its beginning, and itself.
    private static func names(in literal: String) -> Set<String> {
        let isOption = literal.hasPrefix("\"--")
        let option = !isOption ? nil : literal.firstMatch(of: /^"(--[a-z]+(?:-[a-z]+)*)/).map { String($0.output.1) }
        return SwiftCode(literal).words.union([option, literal].compactMap(\.self))
    }
}

nonisolated extension UInt8 {
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }
}
