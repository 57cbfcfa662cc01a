extension ByteCursor {
    /// Skips the regex literal `/…/`, unless the slash here is an operator.
    ///
    /// Source: SE-0354 and the compiler's lexer. The slash is an operator if the text starts or ends with a blank, does
    /// not end on its line, closes a group that it did not open, or ends where a comment starts.
    mutating func skipRegex() -> Bool {
        var offset = 1
        var groups = 0
        var classes = 0
        guard byte(at: 1)?.isBlank == false else { return false }
        while let byte = byte(at: offset), !byte.isNewline {
            switch byte {
            case "\\": offset += 1
            case "[": classes += 1
            case "]": classes = max(classes - 1, 0)
            case "(" where classes == 0: groups += 1
            case ")" where classes == 0: groups -= 1
            case "/": return skipRegex(closedAt: offset)
            case _ where byte.isBlank && self.byte(at: offset + 1) == "/": return false
            default: break
            }
            guard groups >= 0 else { return false }
            offset += 1
        }
        return false
    }

    private mutating func skipRegex(closedAt offset: Int) -> Bool {
        let next = byte(at: offset + 1)
        guard next != "/", next != "*" else { return false }
        advance(by: offset + 1)
        return true
    }

    /// Skips the rest of a regex literal `#/…/#`, which may span several lines if the first one is empty.
    mutating func skipExtendedRegex(pounds: Int) {
        let start = index
        advance()
        advance(while: \.isBlank)
        let isMultiline = byte?.isNewline == true
        while let byte, isMultiline || !byte.isNewline {
            if byte == "/", hasPounds(pounds, at: 1) {
                return advance(by: 1 + pounds)
            }
            advance(by: byte == "\\" ? 2 : 1)
        }
        rewind(to: start + 1)
    }
}
