import TestKit

/// A row for each letter; a large one has the ID of the small one, and shows something else.
struct LetterRow: Hashable, Identifiable {
    let id: Character
    let isLarge: Bool

    static func rows(_ letters: String) -> [LetterRow] {
        letters.map { LetterRow(id: Character($0.lowercased()), isLarge: $0.isUppercase) }
    }

    /// Some of the letters in any order, each large or small.
    static func rows(_ chance: inout SeededGenerator) -> [LetterRow] {
        let letters = "abcdefghijklmno".shuffled(using: &chance).prefix(chance.number(below: 16))
        return letters.map { LetterRow(id: $0, isLarge: chance.next().isMultiple(of: 2)) }
    }
}
