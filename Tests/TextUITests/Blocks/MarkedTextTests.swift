import Testing
import TextUI

@Suite("Marked text")
struct MarkedTextTests {
    @Test(
        "A marked text marks whole characters, including wide characters and symbols",
        arguments: [
            ("Ada Lovelace", "Lov", "    MMM     "), ("漢字かな", "字か", "  MMMM  "), ("a\nb", "b", "  M"),
            ("e\u{301}x", "x", " M"), ("\u{1B}[b", "b", "  M"),
        ])
    func whole(text: String, word: String, expected: String) throws {
        #expect(try marks(of: word, in: text, width: expected.count) == expected)
    }

    @Test(
        "A truncated marked text marks the visible part of a word, and the ellipsis if the word is cut off",
        arguments: [
            ("Ada", "MMM     "), ("Lovelace", "    MMMM"), ("ace", "       M"), ("Lov", "    MMM "),
        ])
    func truncated(word: String, expected: String) throws {
        #expect(try marks(of: word, in: "Ada Lovelace", width: 8) == expected)
    }

    @Test("A marked text in ASCII marks all three dots of an ellipsis")
    func ascii() throws {
        #expect(try marks(of: "example", in: "person@example", width: 9, symbols: .ascii) == "      MMM")
    }

    @Test("A marked text without marks looks like a text of one line", arguments: [1, 4, 12, 20])
    func drawing(width: Int) {
        for text in ["Ada Lovelace", "漢字 かな漢字 かな", "a b c d e f g", ""] {
            let plain = Text(text).lineLimit(1)
            #expect(MarkedText(text, marks: []).styledText(width, 1) == plain.styledText(width, 1))
        }
    }

    /// Returns an `M` for each marked column, and a space for each other column.
    private func marks(
        of word: String, in text: String, width: Int, symbols: Symbols = .unicode
    ) throws -> String {
        let ranges = text.ranges(of: word)
        try #require(!ranges.isEmpty)
        let grid = MarkedText(text, marks: ranges).frame(width, 1, symbols: symbols).grid
        return (0..<width).map { grid[$0, 0].style.attributes == [.bold, .underline] ? "M" : " " }.joined()
    }
}
