nonisolated extension String {
    /// The text without its final period, which may precede a closing bracket, as in some system messages.
    var withoutPeriod: String {
        let text = hasSuffix(".") ? String(dropLast()) : self
        return text.hasSuffix(".)") ? text.dropLast(2) + ")" : text
    }

    /// The text with a final period, unless it already ends like a sentence or like a quoted sentence.
    var asSentence: String {
        let end = last == "”" ? dropLast().last : last
        return end.map { ".!?…".contains($0) } == true ? self : self + "."
    }
}
