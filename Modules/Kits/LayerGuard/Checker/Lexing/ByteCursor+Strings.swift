extension ByteCursor {
    /// Skips the string literal here; returns false if there is none.
    ///
    /// An unclosed single-line literal ends with its line; an `#if` branch that the compiler skips may contain one.
    mutating func skipString() -> Bool {
        let start = index
        let pounds = pounds
        guard byte(at: pounds.utf8.count) == "\"" else { return false }
        advance(by: pounds.utf8.count)
        let isMultiline = starts(with: "\"\"\"") && (pounds.isEmpty || !isClosedOnLine(with: "\"" + pounds))
        let end = (isMultiline ? "\"\"\"" : "\"") + pounds
        let escape = "\\" + pounds
        advance(by: isMultiline ? 3 : 1)
        while let byte, isMultiline || !byte.isNewline {
            if byte == "\"", starts(with: end) {
                advance(by: end.utf8.count)
                return true
            } else if byte == "\\", starts(with: escape) {
                advance(by: escape.utf8.count)
                if self.byte == "(" {
                    skipInterpolation(isMultiline: isMultiline)
                } else if self.byte?.isNewline == false {
                    advance()
                }
            } else {
                advance()
            }
        }
        if isMultiline { openLiteral = start }
        return true
    }

    /// Returns whether the three quotes here belong to a literal that is closed on the same line, such as `#"""#`.
    private func isClosedOnLine(with end: String) -> Bool {
        var cursor = self
        cursor.advance(by: 2)
        while let byte = cursor.byte, !byte.isNewline {
            if cursor.starts(with: end) { return true }
            cursor.advance()
        }
        return false
    }

    /// Skips the interpolation whose opening parenthesis is here.
    ///
    /// Like the compiler's lexer, it counts parentheses, and skips strings and comments but not regex literals.
    private mutating func skipInterpolation(isMultiline: Bool) {
        var depth = 0
        while let byte, isMultiline || !byte.isNewline {
            if skipString() || skipComment() { continue }
            if byte == "(" { depth += 1 }
            if byte == ")" { depth -= 1 }
            advance()
            if depth == 0 { return }
        }
    }
}
