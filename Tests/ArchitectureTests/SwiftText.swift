/// A Swift source, split into its code and its string literals; comments belong to neither.
struct SwiftText {
    /// The code without comments; a literal leaves its quotes and what it interpolates.
    private(set) var code = ""
    /// The string literals, in order.
    private(set) var literals: [Literal] = []

    /// One string literal.
    struct Literal {
        /// What it says, without its interpolations.
        let text: String
        /// The line that it begins on, from 1.
        let line: Int
        /// The code of that line before it.
        let lead: String
        /// The function or initialiser whose argument it is; empty outside of a call.
        let call: String
    }

    private var rest: Substring
    private var line = 1
    private var calls: [String] = []

    /// Reads `source`, whose literals are not raw.
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
        while let character = rest.first {
            if character == "/", rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if character == "\"" {
                readLiteral()
            } else {
                if character == "(" { calls.append(lastName) }
                take(character)
                guard character == ")" else { continue }
                if calls.count == depth, end == ")" { return }
                _ = calls.popLast()
            }
        }
    }

    private mutating func readLiteral() {
        let start = line
        let lead = String(code.reversed().prefix { !$0.isNewline }.reversed())
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
                // Two words around an interpolation are two words.
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

    private mutating func take(_ character: Character) {
        rest.removeFirst()
        if character.isNewline { line += 1 }
        code.append(character)
    }

    /// The name at the end of what has been read.
    private var lastName: String {
        String(code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }
}
