extension String {
    /// What sets a colour or a style.
    static var rendition: Regex<Substring> { /\u{1B}\[[0-9;]*m/ }

    /// Returns the text without colours and styles, and without the spaces that end its lines.
    var withoutRenditions: String {
        replacing(Self.rendition, with: "").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.replacing(/[ ]+$/, with: "") }.joined(separator: "\n")
    }
}
