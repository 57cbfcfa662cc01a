/// A part of a Swift source, with its place.
nonisolated struct CodeToken {
    enum Kind: Equatable {
        case word(String)
        /// A string, with what it names: itself in its quotation marks, the words of its interpolations and, if it begins
        /// with an option such as `--size`, this.
        case literal(Set<String>)
        case mark(UInt8)
        case comment
    }

    let kind: Kind
    /// Its bytes in the source.
    let range: Range<Int>
    /// The number of blanks before it if it is the first of its line.
    let indentation: Int?

    func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character)) }

    var word: String? {
        if case .word(let word) = kind { word } else { nil }
    }

    /// What it names.
    var names: Set<String> {
        switch kind {
        case .word(let word): [word]
        case .literal(let names): names
        case .mark, .comment: []
        }
    }
}
