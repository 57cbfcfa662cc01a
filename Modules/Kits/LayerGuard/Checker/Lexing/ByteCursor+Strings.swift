extension ByteCursor {
    mutating func takePounds() -> Int {
        let start = index
        advance { $0 == "#" }
        return index - start
    }

    func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == "#" }
    }

    /// Skips a string literal from its first quote; returns false if the file ends in it.
    ///
    /// A literal that its line cuts off ends there, as it does for the compiler in a branch that it skips.
    mutating func skipString(pounds: Int) -> Bool {
        let delimiter = takeStringDelimiter(pounds: pounds)
        while let byte {
            if delimiter.ends(at: self) {
                advance(by: delimiter.quotes + pounds)
                return true
            } else if byte == "\\", hasPounds(pounds, at: 1) {
                advance(by: 1 + pounds)
                if self.byte == "(" {
                    advance()
                    guard skipInterpolation(isMultiline: delimiter.isMultiline) || delimiter.isMultiline else {
                        return true
                    }
                } else if self.byte?.isNewline == false {
                    advance()
                }
            } else if byte.isNewline, !delimiter.isMultiline {
                return true
            } else {
                advance()
            }
        }
        return !delimiter.isMultiline
    }

    /// Skips an interpolation behind its parenthesis; returns false, at the place in question, if it is not closed.
    ///
    /// Like the compiler's lexer, it counts parentheses, skips strings and comments, and knows no regex literals.
    private mutating func skipInterpolation(isMultiline: Bool) -> Bool {
        var depth = 1
        while let byte {
            let start = index
            switch byte {
            case _ where byte.isNewline && !isMultiline: return false
            case "(": depth += 1
            case ")" where depth == 1:
                advance()
                return true
            case ")": depth -= 1
            case "\"", "'":
                _ = skipString(pounds: 0)
                continue
            case "#":
                let pounds = takePounds()
                if self.byte == "\"" { _ = skipString(pounds: pounds) }
                continue
            case "/" where starts(with: "//"):
                guard isMultiline else { return false }
                advance { !$0.isNewline }
                continue
            case "/" where starts(with: "/*"):
                let isClosed = skipBlockComment()
                guard isClosed, isMultiline || !text(of: start..<index).contains(where: \.isNewline) else {
                    rewind(to: start)
                    return false
                }
                continue
            default: break
            }
            advance()
        }
        return false
    }

    private mutating func takeStringDelimiter(pounds: Int) -> StringDelimiter {
        let isMultiline = starts(with: "\"\"\"") && !isRawStringOfQuotes(pounds: pounds)
        let delimiter = StringDelimiter(quote: byte ?? "\"", quotes: isMultiline ? 3 : 1, pounds: pounds)
        advance(by: delimiter.quotes)
        return delimiter
    }

    /// Returns whether this is a literal such as `#"""#`: with pounds, three quotes open a multi-line string only if no
    /// closing delimiter follows on the line.
    private func isRawStringOfQuotes(pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var offset = 2
        while let byte = byte(at: offset), !byte.isNewline {
            offset += 1
            if byte == "\"", hasPounds(pounds, at: offset) { return true }
        }
        return false
    }
}

/// The delimiter of a string literal, which determines how its text ends and escapes.
private struct StringDelimiter {
    /// A quote; a single one is an error to the compiler, but hides what it encloses.
    let quote: UInt8
    let quotes: Int
    let pounds: Int

    var isMultiline: Bool { quotes == 3 }

    func ends(at cursor: ByteCursor) -> Bool {
        (0..<quotes).allSatisfy { cursor.byte(at: $0) == quote } && cursor.hasPounds(pounds, at: quotes)
    }
}
