nonisolated extension String {
    /// The text without its last period, also before a bracket at the end: the system ends some of its reasons so.
    var withoutPeriod: String {
        let text = hasSuffix(".") ? String(dropLast()) : self
        return text.hasSuffix(".)") ? text.dropLast(2) + ")" : text
    }

    /// The text with a period, unless it ends like a sentence already, also within quotation marks.
    var asSentence: String {
        let end = last == "”" ? dropLast().last : last
        return end.map { ".!?…".contains($0) } == true ? self : self + "."
    }
}
