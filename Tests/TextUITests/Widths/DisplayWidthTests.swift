import Testing

@testable import TextUI

@Suite("Display width")
struct DisplayWidthTests {
    /// The values are from EastAsianWidth.txt of Unicode 15.0, grouped as in UAX #11.
    @Test(
        "A scalar has the width of its East Asian class; an ambiguous scalar has width 1",
        arguments: [
            ("\u{20A9}", 1), ("\u{FF61}", 1), ("\u{FF76}", 1), ("\u{FFE8}", 1),  // halfwidth
            ("\u{3000}", 2), ("\u{FF01}", 2), ("\u{FF21}", 2), ("\u{FFE6}", 2),  // fullwidth
            ("A", 1), ("~", 1), ("\u{A2}", 1), ("\u{2985}", 1),  // narrow
            ("\u{1100}", 2), ("\u{231A}", 2), ("\u{2E80}", 2), ("\u{3042}", 2), ("\u{4E00}", 2), ("\u{A960}", 2),
            ("\u{AC00}", 2), ("\u{F900}", 2), ("\u{FE10}", 2), ("\u{17000}", 2), ("\u{1B000}", 2), ("\u{1F200}", 2),
            ("\u{20000}", 2), ("\u{2FFFD}", 2), ("\u{3FFFD}", 2), ("\u{9FFF}", 2),  // wide
            ("\u{A1}", 1), ("\u{E9}", 1), ("\u{3B1}", 1), ("\u{2026}", 1), ("\u{FFFD}", 1),  // ambiguous
            ("\u{C0}", 1), ("\u{5D0}", 1), ("\u{627}", 1), ("\u{905}", 1), ("\u{E01}", 1), ("\u{FDFD}", 1),  // neutral
            ("\u{303F}", 1), ("\u{2001}", 1), ("\u{10330}", 1), ("\u{1D11E}", 1),
        ] as [(Character, Int)])
    func eastAsianWidth(_ character: Character, _ width: Int) {
        #expect(DisplayWidth.of(character) == width)
    }

    @Test(
        "A cluster is as wide as its letters and spacing signs, but at most 2 cells",
        arguments: [
            ("é", 1), ("e\u{301}", 1), ("Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯", 1), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1100}", 2),
            ("क", 1), ("क्", 1), ("कि", 2), ("क्ष", 2), ("क्ष्म्य", 2), ("க்", 1), ("ก", 1), ("ก้", 1), ("กำ", 2), ("ກຳ", 2),
            ("ب\u{64B}", 1), ("ה\u{5B7}", 1), ("\u{600}1", 2), ("葛\u{E0100}", 2), ("か\u{3099}", 2),
            // Invisible characters take no cell.
            ("\u{0}", 0), ("\u{1B}", 0), ("\r\n", 0), ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{202E}", 0),
            ("\u{FEFF}", 0), ("\u{1161}", 0),
            // A selector widens only emoji (rivo/uniseg#50).
            ("x\u{FE0F}", 1),
            // A lone regional indicator takes 2 cells, as in kitty and wcwidth (jquast/wcwidth#154).
            ("🇬", 2),
        ])
    func scripts(_ cluster: String, _ width: Int) {
        #expect(cluster.map { DisplayWidth.of($0) } == [width])
    }
}
