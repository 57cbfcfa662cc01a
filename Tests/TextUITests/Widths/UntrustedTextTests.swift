import TestKit
import Testing
import TextUI

@Suite("Untrusted text", .computesLong)
struct UntrustedTextTests {
    @Test("Every control character is shown, those of C0 and DEL as their pictures")
    func controls() {
        for value in UInt32(0)..<0x20 {
            #expect(shown([value]) == [0x2400 + value])
        }
        #expect(shown([0x7F]) == [0x2421])
        for value in UInt32(0x80)..<0xA0 {
            #expect(shown([value]) == [0xFFFD])
        }
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
            // The same with C1 controls.
            ("\u{9D}2;t\u{9C}", "�2;t�"), ("\u{90}$qm\u{9C}", "�$qm�"), ("\u{9B}c", "�c"), ("\u{9F}G\u{9C}", "�G�"),
        ])
    func sequences(string: String, shown: String) {
        #expect(SanitizedText(string).string == shown)
    }

    @Test(
        "Bytes that are not UTF-8 are shown as they are decoded, and form no control",
        arguments: [
            // A lone surrogate, overlong forms of ESC, a character that is cut off, an invalid byte, a scalar above
            // U+10FFFF.
            ([0xED, 0xA0, 0x80], 3), ([0xC0, 0x9B], 2), ([0xE0, 0x80, 0x9B], 3), ([0xF0, 0x9F], 1), ([0xFF], 1),
            ([0xF4, 0x90, 0x80, 0x80], 4), ([0x9B], 1),
        ] as [([UInt8], Int)])
    func invalidBytes(bytes: [UInt8], count: Int) {
        let text = SanitizedText("a" + String(decoding: bytes, as: UTF8.self) + "b")
        #expect(text.string == "a" + String(repeating: "�", count: count) + "b")
        #expect(text.width == count + 2)
    }

    @Test("A lone half of a surrogate pair is shown")
    func loneSurrogate() {
        #expect(SanitizedText(String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)).string == "a�b")
    }

    @Test("Noncharacters and private characters of every plane are replaced")
    func noCharacters() {
        let noncharacters = (0...16).flatMap { plane in [0xFFFE, 0xFFFF].map { UInt32(plane) << 16 | $0 } }
        for value in noncharacters + [0xFDD0, 0xFDEF, 0xE000, 0xF8FF, 0xF0000, 0x100000, 0x10FFFD] {
            #expect(shown([0x61, value, 0x62]) == [0x61, 0xFFFD, 0x62], "\(String(value, radix: 16))")
        }
    }

    /// The Default_Ignorable_Code_Points, except those that are used in clusters.
    @Test(
        "Invisible characters are replaced",
        arguments: [
            0x115F, 0x1160, 0x180E, 0x200B, 0x2060, 0x2061, 0x2064, 0x2065, 0x206A, 0x206F, 0x3164, 0xFEFF, 0xFFA0,
            0xFFF0,
            0xFFF9, 0x1BCA0, 0x1D173, 0x1D17A, 0xE0001, 0xE0041, 0xE007F, 0xE01F0, 0xE0FFF,
        ] as [UInt32])
    func invisible(value: UInt32) {
        let text = shown([0x61, value, 0x62])
        #expect(text == [0x61, 0xFFFD, 0x62])
    }

    @Test("Hidden text after a visible character is made visible", arguments: [0xE0100, 0xE0061, 0xFE00] as [UInt32])
    func hiddenText(first: UInt32) {
        // Bytes in the form of variation selectors or tags, as used to smuggle text behind an emoji.
        let payload = (0..<16).map { first + $0 }
        let text = shown([0x1F600] + payload + [0x62])
        #expect(text.count <= 4)
        #expect(text.contains(0xFFFD))
        #expect(text.last == 0x62)
    }

    @Test(
        "A cluster of any kind is bounded",
        arguments: [
            [0x61, 0x301], [0x1F468, 0x200D], [0x915, 0x94D], [0x1100, 0x1161], [0x600, 0x600], [0x1F1E6, 0x301],
            [0x61, 0x20E3], [0x1F44B, 0x1F3FB], [0xE33, 0xE33], [0x1F3F4, 0xE0067],
        ] as [[UInt32]])
    func bounded(pair: [UInt32]) {
        var scalars = String.UnicodeScalarView()
        let count = SlowTests.areEnabled ? 10_000 : 1_000
        for _ in 0..<count { scalars.append(contentsOf: pair.compactMap(Unicode.Scalar.init)) }
        for string in [String(scalars), "a" + String(scalars), String(scalars) + "b"] {
            let longest = SanitizedText(string).string.map(\.unicodeScalars.count).max() ?? 0
            #expect(longest <= 32)
        }
    }

    private func shown(_ values: [UInt32]) -> [UInt32] {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: values.compactMap(Unicode.Scalar.init))
        return SanitizedText(String(scalars)).string.unicodeScalars.map(\.value)
    }
}
