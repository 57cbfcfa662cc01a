nonisolated extension String {
    /// Returns the text in quotation marks, on one line and truncated after `most` characters.
    func quotedExcerpt(most: Int = 100) -> String {
        let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let brief = words.prefix(most)
        return brief.endIndex == words.endIndex ? "“\(brief)”" : "“\(brief)…”"
    }
}
