import TestKit
import Testing
import TextUI

@Suite("Text")
struct TextTests {
    @Test(
        "A text wraps at spaces, splits only words wider than a line, and never splits a character",
        arguments: [
            // Spaces at a break are dropped.
            ("one two three", 7, "one two\nthree"),
            ("one two three", 8, "one two\nthree"),
            ("one two three", 3, "one\ntwo\nthr\nee"),
            ("one   two", 5, "one\ntwo"),
            ("one   two", 9, "one   two"),
            ("  one two", 6, "  one\ntwo"),
            ("one two   ", 7, "one two"),
            ("a b c", 1, "a\nb\nc"),
            ("one\n\ntwo\r\nthree", 9, "one\n\ntwo\nthree"),
            // A word that is wider than a line starts on a new line.
            ("abcdefgh", 3, "abc\ndef\ngh"), ("a bcdefgh i", 4, "a\nbcde\nfgh\ni"), ("abc defg", 4, "abc\ndefg"),
            // A line may break next to a wide character. Combining marks stay with their letters.
            ("漢字漢字", 4, "漢字\n漢字"), ("漢字漢字", 5, "漢字\n漢字"), ("ab漢字cd", 5, "ab漢\n字cd"),
            ("to 漢字", 5, "to 漢\n字"), ("👩‍🔬👩‍🔬", 3, "👩‍🔬\n👩‍🔬"), ("ab👩‍🔬", 3, "ab\n👩‍🔬"),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}e\u{301}\ne\u{301}"),
        ])
    func wrapping(string: String, width: Int, expected: String) {
        #expect(drawn(Text(string), width: width) == expected)
    }

    @Test(
        "A text beyond its line limit fills the last line, and ends with an ellipsis",
        arguments: [
            (1, 20, "one two three four"), (1, 10, "one two t…"), (1, 4, "one…"), (1, 1, "…"),
            (2, 9, "one two\nthree fo…"), (2, 13, "one two three\nfour"), (3, 5, "one\ntwo\nthre…"), (0, 4, "one…"),
        ])
    func lineLimit(limit: Int, width: Int, expected: String) {
        #expect(drawn(Text("one two three four").lineLimit(limit), width: width) == expected)
    }

    @Test(
        "A truncated text ends its last line with an ellipsis",
        arguments: [
            // A wide character is never cut in half: the last cell stays blank.
            ("漢字漢字", 6, 1, "漢字…"), ("漢字漢字", 7, 1, "漢字漢…"), ("漢", 1, 1, "…"), ("漢字", 1, 2, "\n…"),
            // The cut may come at a line break.
            ("one\ntwo", 9, 1, "one…"), ("one\ntwo", 3, 1, "on…"),
            // The last of several lines ends with the ellipsis.
            ("one two three four five six", 7, 2, "one two\nthree…"),
            ("one two\nthree four\nfive six", 7, 2, "one two\nthree…"),
        ])
    func ellipsis(string: String, width: Int, lineLimit: Int, expected: String) {
        #expect(Text(string).lineLimit(lineLimit).plainText(width, lineLimit) == expected)
    }

    @Test("A text is truncated at the height of its frame")
    func height() {
        #expect(Text("one two three").plainText(5, 2) == "one\ntwo…")
    }

    @Test(
        "An ASCII text is truncated with dots", arguments: [(8, "one t..."), (3, "..."), (2, ".."), (1, "."), (0, "")])
    func asciiEllipsis(width: Int, expected: String) {
        #expect(Text("one two three").lineLimit(1).plainText(width, 1, symbols: .ascii) == expected)
    }

    @Test(
        "A text's lines have the given alignment",
        arguments: [
            (HorizontalAlignment.leading, "a\nbcd"), (.center, "  a\n bcd"), (.trailing, "    a\n  bcd"),
        ])
    func alignment(alignment: HorizontalAlignment, expected: String) {
        #expect(Text("a\nbcd").multilineTextAlignment(alignment).plainText(5, 2) == expected)
    }

    @Test(
        "A text prefers the width of its longest line, and the height of all its lines",
        arguments: [
            ("one two", Size(width: 20, height: 5), Size(width: 7, height: 1)),
            ("one two", Size(width: 5, height: 5), Size(width: 3, height: 2)),
            ("", Size(width: 5, height: 5), Size(width: 0, height: 1)),
            ("one", Size(width: 0, height: 5), .zero),
            ("one", Size(width: 5, height: 0), .zero),
            ("one two", Size(width: 5, height: 1), Size(width: 5, height: 1)),
            ("a\nlonger", Size(width: 9, height: 1), Size(width: 4, height: 1)),
        ])
    func size(string: String, proposal: Size, expected: Size) {
        #expect(Text(string).sizeThatFits(proposal) == expected)
        #expect(Text(string).lineLimit(max(1, proposal.height)).sizeThatFits(proposal) == expected)
    }

    @Test("A text's preferred size keeps its line breaks", arguments: 0..<UInt64(SlowTests.areEnabled ? 200 : 20))
    func stability(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = ["a", "of", "the", "漢字", "resumé", "👩‍🔬", " ", "\n", "internationalisation", "e\u{301}"]
        let text = Text((0..<12).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "))
            .lineLimit(Int.random(in: 1...9, using: &random))
        for width in 2...30 {
            let size = text.sizeThatFits(Size(width: width, height: 100))
            let atWidth = text.plainText(width, size.height)
            #expect(text.plainText(size.width, size.height) == atWidth, "at \(width) columns")
        }
    }

    @Test("A text wraps a very long word in linear time", .timeLimit(.minutes(1)))
    func longInput() {
        let text = Text(String(repeating: "漢", count: 200_000))
        #expect(text.sizeThatFits(Size(width: 2, height: 1_000_000)).height == 200_000)
    }

    private func drawn(_ text: Text, width: Int) -> String {
        text.plainText(width, text.sizeThatFits(Size(width: width, height: 99)).height)
    }
}
