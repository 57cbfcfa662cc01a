import Testing

@testable import TextUI

/// Each case is named after the GitHub thread that reported it, or after the repository file that contains it.
///
/// Cases with only emoji are left out: `EmojiWidthTests` measures every emoji.
@Suite("Widths that other terminal kits had to fix")
struct TrackerWidthTests {
    @Test(
        "A text is as wide as its letters, marks and emoji together",
        arguments: [
            ("ratatui/ratatui#1032", "🦀GrantでCLIからGithubのaccess tokenを取得する", 46),
            ("ratatui/ratatui#1396", "\u{1100}\u{1161}\u{1102}\u{1161}\u{1103}\u{1161}\u{1105}\u{1161}", 8),
            ("ratatui/ratatui#2052", "ೂ", 2), ("ratatui/ratatui#2188", "ｶﾞｷﾞｸﾞ", 6),
            ("ratatui/ratatui#2499", "ｶ\u{3099}", 1), ("ratatui/ratatui#2585", "🥲🏻🥲🏻", 4),
            ("charmbracelet/lipgloss#563", "👨🏾\u{200D}🌾 Emoji", 8),
            ("charmbracelet/x ansi/width_test.go", "a\u{300}", 1), ("charmbracelet/x ansi/width_test.go", "打豆豆", 6),
            ("charmbracelet/x ansi/width_test.go", "اهلا", 4), ("charmbracelet/x ansi/width_test.go", "“box”", 5),
            ("charmbracelet/x ansi/width_test.go", " 你好.", 6), ("mattn/go-runewidth#34", "☺☻♥♦♣♠♂♀♪♫☼↕‼↔", 14),
            ("mattn/go-runewidth#59", "世界", 4), ("mattn/go-runewidth#59", "खा", 2),
            ("mattn/go-runewidth#63", "▶", 1), ("mattn/go-runewidth runewidth_test.go", "■㈱の世界①", 10),
            ("mattn/go-runewidth runewidth_test.go", "スター☆", 7),
            ("mattn/go-runewidth runewidth_test.go", "つのだ☆HIRO", 11),
            ("mattn/go-runewidth runewidth_test.go", "あ👩\u{200D}🍳い", 6),
            ("mattn/go-runewidth runewidth_test.go", "⟦ｾｶｲ👁", 5), ("muesli/reflow#78", "👍🏼🏁!", 5),
            ("kovidgoyal/kitty#1107", "foo🍀bar❤️moo", 13), ("kovidgoyal/kitty#3998", "⚡\u{FE0E}", 1),
            ("kovidgoyal/kitty#5047", "g\u{308}", 1), ("kovidgoyal/kitty#5047", "\u{1112}\u{1161}\u{11AB}", 2),
            ("kovidgoyal/kitty#10477", "จำ", 2), ("kovidgoyal/kitty#10477", "น้ำ", 2),
            ("kovidgoyal/kitty kitty_tests/datatypes.py", "a1コニチ ✔", 10),
            ("kovidgoyal/kitty kitty_tests/datatypes.py", "\u{2716}\u{2716}\u{FE0F}\u{1F337}", 5),
            ("kovidgoyal/kitty kitty_tests/datatypes.py", "\u{1F610}\u{FE0E}", 1),
            ("kovidgoyal/kitty kitty_tests/datatypes.py", "\u{1F1E6}\u{1F1E8}a", 3),
            ("jquast/wcwidth#47", "त्पि", 2), ("jquast/wcwidth#149", "\u{AD}", 1),
            ("jquast/wcwidth#211", "⌚\u{FE0E}⌚\u{FE0F}⌚", 5),
            // Unicode does not list this variation sequence, so the text stays wide, as in most terminals.
            ("jquast/wcwidth#211", "✅\u{FE0E}", 2), ("jacobsandlund/uucode#1", "क्ष", 2),
            ("ridiculousfish/widecharwidth#16", "\u{1100}\u{D7B0}\u{D7FB}\u{1101}\u{D7C0}", 4),
            ("sindresorhus/string-width#43", "ปฏัก", 3), ("sindresorhus/string-width#43", "_\u{E34}", 1),
            ("sindresorhus/string-width#56", "◼⚠✔↩↔↗✉♥♀♂", 10), ("sindresorhus/string-width#69", "®™↖Ⓜ◀☎⛈🅰🅿", 9),
        ] as [(String, String, Int)])
    func width(source: String, text: String, width: Int) {
        #expect(SanitizedText(text).width == width, "\(source)")
    }
}
