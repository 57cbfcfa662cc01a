extension DefaultStringInterpolation {
    /// At most 100 characters of `text` in quotation marks, on one line.
    mutating func appendInterpolation(quoting text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let brief = words.prefix(100)
        appendInterpolation(brief.endIndex == words.endIndex ? "“\(brief)”" : "“\(brief)…”")
    }
}
