import TestKit

/// A row for a letter; an upper-case letter has the ID of the lower-case letter, but different content.
struct LetterRow: Hashable, Identifiable {
    let id: Character
    let isLarge: Bool

    static func rows(_ letters: String) -> [LetterRow] {
        letters.map { LetterRow(id: Character($0.lowercased()), isLarge: $0.isUppercase) }
    }

    /// Returns rows for some letters in random order, each letter in random case.
    static func rows(_ chance: inout SeededGenerator) -> [LetterRow] {
        let letters = "abcdefghijklmno".shuffled(using: &chance).prefix(chance.number(below: 16))
        return letters.map { LetterRow(id: $0, isLarge: chance.next().isMultiple(of: 2)) }
    }
}
