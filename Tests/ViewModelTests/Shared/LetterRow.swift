import TestKit

/// A row for a letter; a capital has the ID of the small letter, but other content.
struct LetterRow: Hashable, Identifiable {
    let id: Character
    let isLarge: Bool

    static func rows(_ letters: String) -> [LetterRow] {
        letters.map { LetterRow(id: Character($0.lowercased()), isLarge: $0.isUppercase) }
    }

    /// Returns the rows of some letters in random order, each capital or small.
    static func rows(_ chance: inout SeededGenerator) -> [LetterRow] {
        let letters = "abcdefghijklmno".shuffled(using: &chance).prefix(chance.number(below: 16))
        return letters.map { LetterRow(id: $0, isLarge: chance.next().isMultiple(of: 2)) }
    }
}
