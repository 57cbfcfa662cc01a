extension ByteCursor {
    /// Takes an operator, or a member's dot.
    mutating func takeOperator() -> PrecedingToken {
        let start = index
        let startsWithDot = byte == "."
        repeat { advance() } while isInOperator(startingWithDot: startsWithDot)
        return startsWithDot && index == start + 1 ? .qualifier : .other
    }

    private func isInOperator(startingWithDot: Bool) -> Bool {
        guard let byte, byte.isOperator, startingWithDot || byte != "." else { return false }
        return !(byte == "/" && (starts(with: "//") || starts(with: "/*")))
    }

    /// Returns whether a slash in the operator here may open a regex literal, because an operand may start here.
    ///
    /// Source: the compiler's rule for operators that are not left-bound (`isLeftBound` in its lexer), and the keywords
    /// before an operand.
    func allowsRegex(after preceding: PrecedingToken) -> Bool {
        guard case .word(let word) = preceding else { return !isLeftBound }
        let declaring: [StaticString] = ["func", "operator"]
        let beforeOperand: [StaticString] = [
            "return", "throw", "case", "in", "if", "guard", "while", "switch", "else", "where", "try", "await", "yield",
            "repeat", "each", "consume", "copy", "unsafe", "do", "then",
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
