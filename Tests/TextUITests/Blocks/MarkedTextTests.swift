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
            ("Ada Lovelace", Text.TruncationMode.tail, "Ada", "MMM     "),
            ("Ada Lovelace", .tail, "Lovelace", "    MMMM"),
            ("Ada Lovelace", .tail, "ace", "       M"),
            ("Ada Lovelace", .tail, "Lov", "    MMM "),
            ("person@example", .middle, "person", "MMMMM   "),
            ("person@example", .middle, "ple", "     MMM"),
            ("person@example", .middle, "@", "    M   "),
            ("person@example", .middle, "per", "MMM     "),
            ("person@example", .middle, "person@example", "MMMMMMMM"),
        ])
    func truncated(text: String, mode: Text.TruncationMode, word: String, expected: String) throws {
        #expect(try marks(of: word, in: text, width: 8, mode: mode) == expected)
    }

    @Test("Marks all three dots of an ellipsis in plain ASCII")
    func ascii() throws {
        #expect(try marks(of: "@", in: "person@example", width: 9, mode: .middle, symbols: .ascii) == "   MMM   ")
    }

    @Test("Draws what text does", arguments: [1, 4, 12, 20], [Text.TruncationMode.tail, .middle])
    func drawing(width: Int, mode: Text.TruncationMode) {
        for text in ["Ada Lovelace", "漢字 かな漢字 かな", "a b c d e f g", ""] {
            let plain = Text(text).lineLimit(1).truncationMode(mode)
            let marked = MarkedText(text, marks: [], truncationMode: mode)
            #expect(marked.styledText(width, 1) == plain.styledText(width, 1))
        }
    }

    /// Returns an `M` for each column that is marked.
    private func marks(
        of word: String, in text: String, width: Int, mode: Text.TruncationMode = .tail, symbols: Symbols = .unicode
    ) throws -> String {
        let ranges = text.ranges(of: word)
        try #require(!ranges.isEmpty)
        let grid = MarkedText(text, marks: ranges, truncationMode: mode).frame(width, 1, symbols: symbols).grid
        return (0..<width).map { grid[$0, 0].style.attributes == [.bold, .underline] ? "M" : " " }.joined()
    }
}
