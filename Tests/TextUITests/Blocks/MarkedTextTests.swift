import Testing
import TextUI

@Suite("Marked text")
struct MarkedTextTests {
    @Test(
        "Marks whole characters, also wide ones and symbols",
        arguments: [
            ("Ada Lovelace", "Lov", "    MMM     "), ("漢字かな", "字か", "  MMMM  "), ("a\nb", "b", "  M"),
            ("e\u{301}x", "x", " M"), ("\u{1B}[b", "b", "  M"),
        ])
    func whole(text: String, word: String, expected: String) throws {
        #expect(try marks(of: word, in: text, width: expected.count) == expected)
    }

    @Test(
        "Marks the part of a word that shows, and the ellipsis for the rest",
        arguments: [
            ("Ada", "MMM     "), ("Lovelace", "    MMMM"), ("ace", "       M"), ("Lov", "    MMM "),
        ])
    func truncated(word: String, expected: String) throws {
        #expect(try marks(of: word, in: "Ada Lovelace", width: 8) == expected)
    }

    @Test("Marks all three dots of an ellipsis in plain ASCII")
    func ascii() throws {
        #expect(try marks(of: "example", in: "person@example", width: 9, symbols: .ascii) == "      MMM")
    }

    @Test("Draws what text does", arguments: [1, 4, 12, 20])
    func drawing(width: Int) {
        for text in ["Ada Lovelace", "漢字 かな漢字 かな", "a b c d e f g", ""] {
            let plain = Text(text).lineLimit(1)
            #expect(MarkedText(text, marks: []).styledText(width, 1) == plain.styledText(width, 1))
        }
    }

    /// Returns an `M` for each column that is marked.
    private func marks(
        of word: String, in text: String, width: Int, symbols: Symbols = .unicode
    ) throws -> String {
        let ranges = text.ranges(of: word)
        try #require(!ranges.isEmpty)
        let grid = MarkedText(text, marks: ranges).frame(width, 1, symbols: symbols).grid
        return (0..<width).map { grid[$0, 0].style.attributes == [.bold, .underline] ? "M" : " " }.joined()
    }
}
