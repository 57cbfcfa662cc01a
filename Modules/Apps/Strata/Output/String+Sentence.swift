extension String {
    /// The text with a period at its end, unless it ends like a sentence already, or with a list on lines of their own.
    nonisolated var asSentence: String {
        contains("\n") || last.map { ".!?".contains($0) } == true ? self : self + "."
    }
}
