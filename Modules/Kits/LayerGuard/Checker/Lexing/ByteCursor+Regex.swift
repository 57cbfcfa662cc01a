extension ByteCursor {
    /// Returns the end of the regex literal `/…/` that the first slash of the operator here may open; nil if it cannot.
    ///
    /// Source: SE-0354. The text starts with no blank and ends on its line.
    func endOfRegexInOperator() -> Int? {
        var cursor = self
        cursor.advance { $0.isOperator && $0 != "/" }
        guard cursor.byte == "/", cursor.byte(at: 1)?.isBlank == false else { return nil }
        return cursor.endOfRegex(pounds: 0, isMultiline: false)
    }

    /// Returns the end of the regex literal `#/…/#` here, which may span several lines if the first one is empty.
    ///
    /// If it is not closed, the compiler reads on behind its start or on the next line.
    func endsOfExtendedRegex(pounds: Int) -> (end: Int, otherEnd: Int?) {
        var cursor = self
        cursor.advance()
        cursor.advance(while: \.isBlank)
        let isMultiline = cursor.byte?.isNewline == true
        if let end = endOfRegex(pounds: pounds, isMultiline: isMultiline) { return (end, nil) }
        cursor.advance { !$0.isNewline }
        return (index + 1, cursor.index)
    }

    private func endOfRegex(pounds: Int, isMultiline: Bool) -> Int? {
        var cursor = self
        cursor.advance()
        while let byte = cursor.byte, isMultiline || !byte.isNewline {
            if byte == "/", cursor.hasPounds(pounds, at: 1) { return cursor.index + 1 + pounds }
            cursor.advance(by: byte == "\\" && cursor.byte(at: 1)?.isNewline == false ? 2 : 1)
        }
        return nil
    }
}
