/// The steps that turn the words of one line into those of another line.
struct WordDifference {
    let old: [Substring]
    let new: [Substring]
    let steps: [SeriesDifference.Step]

    /// The limit in bytes of UTF-8; if one of the two lines is longer, each line counts as one word.
    private static let lengthLimit = 10_000

    init(from old: String, to new: String) {
        let isShort = max(old.utf8.count, new.utf8.count) <= Self.lengthLimit
        self.old = isShort ? Self.words(of: old) : [old[...]]
        self.new = isShort ? Self.words(of: new) : [new[...]]
        // Words are compared by their bytes: as strings, a composed character and its decomposed form would be equal.
        steps = SeriesDifference(from: self.old.map { Array($0.utf8) }, to: self.new.map { Array($0.utf8) }).steps
    }

    /// Splits a line into words: each is a run of letters and digits, a run of spaces, or any other single character.
    private static func words(of line: String) -> [Substring] {
        var words: [Substring] = []
        var rest = line[...]
        while let first = rest.first {
            let word =
                isInWord(first)
                ? rest.prefix(while: isInWord) : first == " " ? rest.prefix { $0 == " " } : rest.prefix(1)
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }

    /// Returns whether a character is a letter or a digit.
    static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
