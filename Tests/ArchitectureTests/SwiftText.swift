import Foundation

/// A Swift source, split into its code and its string literals; comments belong to neither.
struct SwiftText {
    /// The code without comments; each literal is reduced to its quotes and its interpolated code.
    private(set) var code = ""
    /// The string literals, in order.
    private(set) var literals: [Literal] = []

    /// One string literal.
    struct Literal {
        /// The literal's text, without interpolations.
        let text: String
        /// The number of the line on which the literal begins, counted from 1.
        let line: Int
        /// The code before the literal on that line.
        let lead: String
        /// The function or initialiser that has the literal as an argument; empty outside of a call.
        let call: String
    }

    /// The characters at which a literal, a comment or the arguments of a call may begin or end.
    private static let marks = CharacterSet(charactersIn: "\"()/")

    private var rest: Substring
    private var line = 1
    private var calls: [String] = []

    /// Reads `source`, which must not contain raw literals.
    init(_ source: String) {
        rest = source[...]
        readCode(until: nil)
    }
}

// MARK: - Reading

extension SwiftText {
    /// Reads up to the parenthesis that closes an interpolation, or to the end.
    private mutating func readCode(until end: Character?) {
        let depth = calls.count
        while true {
            take(until: rest.rangeOfCharacter(from: Self.marks)?.lowerBound ?? rest.endIndex)
            guard let mark = rest.first else { return }
            if mark == "\"" {
                readLiteral()
            } else if rest.hasPrefix("//") {
                rest = rest[(rest.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex)...]
            } else {
                if mark == "(" { calls.append(lastName) }
                take(until: rest.index(after: rest.startIndex))
                guard mark == ")" else { continue }
                if calls.count == depth, end == ")" { return }
                _ = calls.popLast()
            }
        }
    }

    private mutating func readLiteral() {
        let start = line
        let lead = code.utf8.lastIndex(of: UInt8(ascii: "\n")).map { String(code[$0...].dropFirst()) } ?? code
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest.removeFirst(quote.count)
        code += "\""
        var text = ""
        while let character = rest.first, character != "\"" || !rest.hasPrefix(quote) {
            if character != "\\" {
                rest.removeFirst()
                if character.isNewline { line += 1 }
                text.append(character)
            } else if rest.hasPrefix("\\(") {
                rest.removeFirst(2)
                code += " "
                readCode(until: ")")
                // An interpolation separates the words around it.
                text += " "
            } else if rest.hasPrefix("\\u") {
                rest = rest.drop { $0 != "}" }.dropFirst()
            } else {
                rest.removeFirst(2)
            }
        }
        rest = rest.dropFirst(quote.count)
        code += "\""
        literals.append(Literal(text: text, line: start, lead: lead, call: calls.last ?? ""))
    }

    private mutating func take(until end: Substring.Index) {
        line += rest[..<end].utf8.count { $0 == UInt8(ascii: "\n") }
        code += rest[..<end]
        rest = rest[end...]
    }

    /// The name at the end of the code that has been read.
    private var lastName: String {
        code.utf8.lastIndex { !$0.isPartOfWord }.map { String(code[$0...].dropFirst()) } ?? code
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter, a digit, `_`, or part of a non-ASCII character.
    var isPartOfWord: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
        default: false
        }
    }
}
