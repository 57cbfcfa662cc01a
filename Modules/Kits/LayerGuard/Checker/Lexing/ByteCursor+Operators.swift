extension ByteCursor {
    /// Skips an operator, or the regex literal that starts in it, or a member's dot.
    mutating func skipOperator(after preceding: PrecedingToken) -> PrecedingToken {
        let start = index
        let startsWithDot = byte == "."
        let allowsRegex = allowsRegex(after: preceding)
        repeat {
            if allowsRegex, byte == "/", skipRegex() { return .other }
            advance()
        } while isInOperator(startingWithDot: startsWithDot)
        return startsWithDot && index == start + 1 ? .qualifier : .other
    }

    private func isInOperator(startingWithDot: Bool) -> Bool {
        guard let byte, byte.isOperator, startingWithDot || byte != "." else { return false }
        return !(byte == "/" && (starts(with: "//") || starts(with: "/*")))
    }

    /// Whether a slash in the operator here may open a regex literal: where an operand may start.
    ///
    /// Source: the compiler's rule for an operator that is not bound to its left (`isLeftBound` in its lexer).
    private func allowsRegex(after preceding: PrecedingToken) -> Bool {
        guard case .word(let word) = preceding else { return !isLeftBound }
        let declaring: [StaticString] = ["func", "operator"]
        let beforeOperand: [StaticString] = [
            "return", "throw", "case", "in", "if", "guard", "while", "switch", "else", "where", "try", "await",
        ]
        let isNamed = { (name: StaticString) in text(of: word, is: name) }
        return isLeftBound ? beforeOperand.contains(where: isNamed) : !declaring.contains(where: isNamed)
    }

    private var isLeftBound: Bool {
        switch byte(at: -1) {
        case nil, " ", "\t", "\n", "\r", 0, "(", "[", "{", ",", ";", ":": false
        case "/": byte(at: -2) != "*"
        case 0xA0: byte(at: -2) != 0xC2
        default: true
        }
    }
}
