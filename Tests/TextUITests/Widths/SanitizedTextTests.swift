import Testing
import TextUI

@Suite("Sanitized text")
struct SanitizedTextTests {
    @Test(
        "Sanitizing does not change text that terminals draw as it is",
        arguments: [
            "", "Ada Lovelace", "Søren Kierkegaard", "e\u{301}", "山田太郎", "葛\u{E0100}城", "안녕", "ประเทศไทย", "नमस्ते",
            "क्\u{200D}ष", "می\u{200C}خواهم", "ه\u{200D}", "👩🏽‍🚀", "🇩🇪🇫🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "שלום", "0\u{FE00}",
            "a\u{FFFD}b",
        ])
    func kept(_ string: String) {
        #expect(SanitizedText(string).string.unicodeScalars.elementsEqual(string.unicodeScalars))
    }

    @Test("Control characters become visible: C0 and DEL as their pictures, C1 as replacement characters")
    func controls() {
        #expect((0..<0x20).map { shown([$0]) } == (0x2400..<0x2420).map { [$0] })
        #expect(shown([0x7F]) == [0x2421])
        #expect((0x80..<0xA0).allSatisfy { shown([$0]) == [0xFFFD] })
    }

    @Test(
        "Sequences that terminals obey are shown as text",
        arguments: [
            // A title, a hyperlink, the clipboard, a picture in iTerm2's and in kitty's protocol, sixel graphics.
            ("\u{1B}]2;t\u{7}", "␛]2;t␇"), ("\u{1B}]8;;http://a\u{1B}\\b", "␛]8;;http://a␛\\b"),
            ("\u{1B}]52;c;?\u{7}", "␛]52;c;?␇"), ("\u{1B}]1337;File=:QQ==\u{7}", "␛]1337;File=:QQ==␇"),
            ("\u{1B}_Gf=24;AA\u{1B}\\", "␛_Gf=24;AA␛\\"), ("\u{1B}Pq#0\u{1B}\\", "␛Pq#0␛\\"),
            // Queries, whose replies would arrive as if they were typed: status strings, colours, the device.
            ("\u{1B}P$qm\u{1B}\\", "␛P$qm␛\\"), ("\u{1B}]11;?\u{7}", "␛]11;?␇"), ("\u{1B}[c", "␛[c"),
            // Modes, a reset, another character set, and backspaces that hide text.
            ("\u{1B}[?1049l", "␛[?1049l"), ("\u{1B}c", "␛c"), ("\u{1B}(0q", "␛(0q"), ("rm\u{8}\u{8}ls", "rm␈␈ls"),
            // Such sequences with C1 controls; a tab, and a line break that is a single `Character`.
            ("\u{9D}2;t\u{9C}", "�2;t�"), ("\u{90}$qm\u{9C}", "�$qm�"), ("\u{9B}c", "�c"), ("\u{9F}G\u{9C}", "�G�"),
            ("a\tb\r\nc", "a␉b␍␊c"),
        ])
    func sequences(string: String, shown: String) {
        #expect(SanitizedText(string).string == shown)
    }

    /// The invisible characters are the Default_Ignorable_Code_Points, except for characters that clusters use.
    private static let unseen: [String: [UInt32]] = [
        "bidirectional controls": [0x200E, 0x200F, 0x61C] + Array(0x202A...0x202E) + Array(0x2066...0x2069),
        "invisible characters": [
            0x115F, 0x1160, 0x180E, 0x200B, 0x2060, 0x2061, 0x2064, 0x2065, 0x206A, 0x206F, 0x3164, 0xFEFF, 0xFFA0,
            0xFFF0, 0xFFF9, 0x1BCA0, 0x1D173, 0x1D17A, 0xE0001, 0xE0041, 0xE007F, 0xE01F0, 0xE0FFF,
        ],
        "unassigned scalars, and noncharacters of each plane": [0x378, 0xFDD0, 0xFDEF]
            + (0...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] },
        "private-use characters": [0xE000, 0xF8FF, 0xF0000, 0x100000, 0x10EEEE, 0x10FFFD],
    ]

    @Test("Characters that terminals do not show, or show in different ways, are replaced", arguments: unseen)
    func replaced(kind: String, values: [UInt32]) {
        #expect(values.filter { shown([0x61, $0, 0x62]) != [0x61, 0xFFFD, 0x62] } == [])
    }

    @Test(
        "A misplaced scalar is replaced together with the scalars after it in its cluster",
        arguments: [
            ("x\u{FE0F}", "x�"), ("x\u{FE00}\u{FE00}\u{301}", "x\u{FE00}�"), ("a\u{E0100}", "a�"), ("\u{FE0F}", "�"),
            ("a\u{200D}b", "a�b"), ("👩\u{200D}", "👩�"), ("👩\u{200D}\u{200D}🔬", "👩�🔬"), ("\u{200D}🔬", "�🔬"),
            ("🏴\u{E0067}\u{E0062}", "🏴�"), ("😀\u{E0068}\u{E0069}\u{E007F}", "😀�"), ("🏻", "�"), ("a🏻", "a�"), ("1🏻", "1�"),
            ("\u{1100}\u{AC00}", "\u{1100}�"), ("\u{11A8}", "�"), ("a\u{600}", "a�"), ("😀\u{E0100}\u{E0101}", "😀�"),
            // Half a flag becomes a squared letter, which cannot form a flag with its neighbour.
            ("🇩", "🄳"), ("🇩🇪🇫", "🇩🇪🄵"), ("🇩\u{301}🇪", "🄳\u{301}🄴"), ("🇩\u{200D}", "🄳�"),
            // A mark with nothing before it is put on a dotted circle.
            ("\u{301}a", "◌\u{301}a"), ("\u{93E}", "◌\u{93E}"), ("\u{1B}\u{301}", "␛\u{301}"),
            // A soft hyphen is shown as a hyphen.
            ("auf\u{AD}lage", "auf-lage"),
            // A cluster keeps at most 32 scalars.
            (
                "a" + String(repeating: "\u{301}", count: 1000),
                "a" + String(repeating: "\u{301}", count: 31) + "�"
            ),
            (String(repeating: "\u{600}", count: 1000) + "a", "�"),
        ])
    func outOfPlace(_ string: String, _ shown: String) {
        #expect(SanitizedText(string).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
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

    private func shown(_ values: [UInt32]) -> [UInt32] {
        let scalars = values.compactMap(Unicode.Scalar.init)
        return SanitizedText(String(String.UnicodeScalarView(scalars))).string.unicodeScalars.map(\.value)
    }
}
