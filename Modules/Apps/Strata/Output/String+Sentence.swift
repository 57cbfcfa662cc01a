extension String {
    /// The text with a period at its end, unless it already ends a sentence or has several lines.
    nonisolated var asSentence: String {
        contains("\n") || last.map { ".!?".contains($0) } == true ? self : self + "."
    }
}
