extension ByteCursor {
    /// Skips the regex literal `/…/` or `#/…/#` here; returns false if there is none.
    ///
    /// Source: SE-0354. A literal with pounds may span several lines if its first line is empty. One without pounds has
    /// no blank at either end, closes only parentheses that it opens, and ends with a slash that starts no comment.
    mutating func skipRegex() -> Bool {
        let pounds = pounds
        let isBare = pounds.isEmpty
        var cursor = self
        cursor.advance(by: pounds.utf8.count)
        guard cursor.byte == "/" else { return false }
        cursor.advance()
        if isBare, cursor.isAtNoBreakSpace || cursor.byte?.isBlank == true { return false }
        let isMultiline = !isBare && cursor.isAtEndOfLine
        let end = "/" + pounds
        var groups = 0
        var sets = 0
        var isAfterBlank = false
        while let byte = cursor.byte, isMultiline || !byte.isNewline {
            if byte == "/", cursor.starts(with: end) {
                guard !isBare || !isAfterBlank && !cursor.startsWithComment else { return false }
                cursor.advance(by: end.utf8.count)
                self = cursor
                return true
            }
            switch byte {
            case "\\" where cursor.byte(at: 1)?.isNewline == false: cursor.advance()
            case "[": sets += 1
            case "]": sets = max(0, sets - 1)
            case "(" where sets == 0: groups += 1
            case ")" where sets == 0: groups -= 1
            default: break
            }
            if isBare, groups < 0 { return false }
            isAfterBlank = byte.isBlank
            cursor.advance()
        }
        return false
    }

    private var isAtEndOfLine: Bool {
        var cursor = self
        cursor.advance(while: \.isBlank)
        return cursor.byte?.isNewline == true
    }
}
