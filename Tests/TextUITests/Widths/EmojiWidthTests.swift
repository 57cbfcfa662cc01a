import Testing

@testable import TextUI

@Suite("Display width of every emoji")
struct EmojiWidthTests {
    @Test(
        "There are as many emoji vectors of each status as in Unicode's file",
        arguments: [
            (EmojiVectors.fullyQualified, EmojiVectors.fullyQualifiedCount),
            (EmojiVectors.minimallyQualified, EmojiVectors.minimallyQualifiedCount),
            (EmojiVectors.unqualified, EmojiVectors.unqualifiedCount),
        ])
    func count(sequences: [[Unicode.Scalar]], count: Int) {
        #expect(Set(sequences).count == count)
    }

    @Test("An emoji takes 2 cells, even if selectors other than the first are missing")
    func qualified() {
        let narrow = (EmojiVectors.fullyQualified + EmojiVectors.minimallyQualified).filter { cells($0) != [2] }
        #expect(narrow.isEmpty)
    }

    /// A terminal cannot know that a selector is missing: a character that is text by default, or the digit of a
    /// keycap, takes 1 cell.
    @Test("An emoji without its first selector takes 1 cell, or 2 if it is joined or its text form is wide")
    func unqualified() {
        // EastAsianWidth.txt lists these as wide.
        let wide: [Unicode.Scalar] = ["\u{3030}", "\u{303D}", "\u{1F202}", "\u{1F237}", "\u{3297}", "\u{3299}"]
        let wrong = EmojiVectors.unqualified.filter { sequence in
            let isWide = sequence.contains("\u{200D}") || sequence.contains(where: wide.contains)
            return cells(sequence) != [isWide ? 2 : 1]
        }
        #expect(wrong.isEmpty)
    }

    @Test("Sanitizing does not change an emoji")
    func kept() {
        let changed = (EmojiVectors.fullyQualified + EmojiVectors.minimallyQualified + EmojiVectors.unqualified)
            .filter { !SanitizedText(string($0)).string.unicodeScalars.elementsEqual($0) }
        #expect(changed.isEmpty)
    }

    private func cells(_ sequence: [Unicode.Scalar]) -> [Int] {
        string(sequence).map { DisplayWidth.of($0) }
    }

    private func string(_ sequence: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(sequence))
    }
}
