import Testing
import TextUI

@Suite("Cells and lines of sanitized text")
struct SanitizedTextCellsTests {
    @Test(
        "A prefix never splits a wide character",
        arguments: [
            ("hello", 3, "hel"), ("hello", 9, "hello"), ("hello", 0, ""), ("hello", -1, ""), ("山田太", 3, "山"),
            ("a山b田", 3, "a山"), ("a山b田", 2, "a"), ("👩‍🔬👩‍🔬", 3, "👩‍🔬"), ("e\u{301}e\u{301}", 1, "e\u{301}"),
            ("🇩🇪🇫🇷", 2, "🇩🇪"),
        ])
    func slices(_ string: String, _ width: Int, _ prefix: String) {
        #expect(SanitizedText(string).prefix(width: width).string == prefix)
    }

    @Test("Each cluster is passed with its width")
    func clusters() {
        var clusters: [String] = []
        SanitizedText("a山e\u{301}👩‍🔬🇩🇪").forEachCluster { clusters.append("\($0)\($1)") }
        #expect(clusters == ["a1", "山2", "e\u{301}1", "👩‍🔬2", "🇩🇪2"])
    }

    @Test(
        "A text is split at every line separator",
        arguments: [
            ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]),
            ("a\nb\r\nc\rd", ["a", "b", "c", "d"]),
            ("a\u{85}b\u{2028}c\u{2029}d", ["a", "b", "c", "d"]), ("a\u{B}b\u{C}c", ["a␋b␌c"]),
            ("a\n\u{301}b", ["a", "◌\u{301}b"]),
        ])
    func lines(_ string: String, _ lines: [String]) {
        #expect(SanitizedText.lines(of: string).map(\.string) == lines)
    }

    @Test(
        "A tab extends to the next multiple of 4 columns",
        arguments: [
            ("\ta", "    a"), ("a\tb", "a   b"), ("abcd\te", "abcd    e"), ("山\tb", "山  b"),
            ("a\t\u{1B}\tb", "a   ␛   b"), ("a\t", "a   "),
        ])
    func tabs(_ string: String, _ line: String) {
        #expect(SanitizedText.lines(of: string).map(\.string) == [line])
    }
}
