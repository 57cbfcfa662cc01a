/// The delimiter of a string literal, which determines how its text ends and escapes.
struct StringDelimiter {
    let pounds: Int
    let isMultiline: Bool
}

/// The end of a piece of a string literal's text.
enum StringTextEnd {
    case interpolation, literalEnd
}

extension ByteCursor {
    mutating func takePounds() -> Int {
        let start = index
        advance { $0 == "#" }
        return index - start
    }

    mutating func takeStringDelimiter(pounds: Int) -> StringDelimiter {
        let isMultiline = starts(with: "\"\"\"") && !isRawStringOfQuotes(pounds: pounds)
        advance(by: isMultiline ? 3 : 1)
        return StringDelimiter(pounds: pounds, isMultiline: isMultiline)
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

    func hasPounds(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: offset + $0) == "#" }
    }

    /// Skips to the literal's end, or into its next interpolation.
    mutating func skipStringText(of delimiter: StringDelimiter) -> StringTextEnd {
        while let byte {
            if byte == "\"", endsString(delimiter) {
                advance(by: (delimiter.isMultiline ? 3 : 1) + delimiter.pounds)
                return .literalEnd
            } else if byte == "\\", hasPounds(delimiter.pounds, at: 1) {
                advance(by: 1 + delimiter.pounds)
                if self.byte == "(" {
                    advance()
                    return .interpolation
                }
                if self.byte?.isNewline == false { advance() }
            } else if byte.isNewline, !delimiter.isMultiline {
                return .literalEnd
            } else {
                advance()
            }
        }
        return .literalEnd
    }

    private func endsString(_ delimiter: StringDelimiter) -> Bool {
        let quotes = delimiter.isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte(at: $0) == "\"" } && hasPounds(delimiter.pounds, at: quotes)
    }
}
