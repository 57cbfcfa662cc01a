import TestKit
import Testing

@testable import TextUI

@Suite("Hostile text", .computesLong)
struct HostileTextTests {
    static let strings = [
        "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{07}", "\u{1B}[2J\u{1B}[H", "\u{9B}31m", "\u{1B}[?1049h",
        "\u{202E}reversed\u{202C}",
        "\u{2066}isolated\u{2069}", "\u{200F}\u{061C}mark", "tab\there", "line\nbreak", "carriage\rreturn",
        "\r\nboth\u{85}\u{2028}\u{2029}",
        "back\u{08}space", "nul\u{0}del\u{7F}", "漢字かな交じり文", "👩‍👩‍👧‍👦👨🏽‍🚀🇩🇪", "❤️☎️1️⃣", "e\u{301}\u{302}\u{303}\u{304}",
        "\u{301}\u{302}stray", "z" + String(repeating: "\u{300}", count: 500), "\u{200B}\u{200D}\u{FEFF}\u{AD}",
        "\u{FE0F}\u{20E3}",
        "🇩", "ﷺ﷽", "\u{1100}\u{1161}\u{11A8}", "क\u{94D}षि", "\u{E0001}\u{E0067}\u{E007F}", "\u{E000}\u{FFFF}\u{10FFFF}",
        String(repeating: "W", count: 300), "", "   ",
    ]

    @Test("Moves no border around a text", arguments: strings)
    func text(string: String) {
        expectIntact(Text(string))
        expectIntact(Text(string).lineLimit(1))
    }

    @Test("Moves no border as a title", arguments: strings)
    func title(string: String) {
        expectIntact(Text("inside").border(title: string))
    }

    @Test("Moves no border in a row of columns", arguments: strings)
    func row(string: String) {
        expectIntact(
            List(count: 2, state: ListState()) { _ in
                HStack(spacing: 1) {
                    Text(string).lineLimit(1).frame(width: 9)
                    Text(string).lineLimit(1).flexible()
                    Text("|")
                }
            })
        expectIntact(List([ListSection(string, count: 1, footer: string)], state: ListState()) { _ in Text(string) })
    }

    @Test("Moves no border in a tab, a key bar, a field or a control", arguments: strings)
    func controls(string: String) {
        expectIntact(Tabs([Tabs.Item(string, badge: 3), Tabs.Item("Next")], selection: 0))
        expectIntact(KeyBar([KeyBar.Hint(string, string), KeyBar.Hint("q", "quit")]))
        expectIntact(TextField(string, state: TextFieldState(), isFocused: true))
        expectIntact(TextField("", state: TextFieldState(text: string), isFocused: true))
        expectIntact(Toggle(string, isOn: true))
        expectIntact(Button(string, role: .destructive, isFocused: true))
        expectIntact(Heading(string))
        expectIntact(SymbolGlyph(string))
    }

    @Test("Moves no border of an alert or a toast", arguments: strings)
    func alert(string: String) {
        expectIntact(Toast(string))
        expectIntact(Alert(string, message: string, buttons: [Button(string, isFocused: false)]))
    }

    @Test("Sets no style", arguments: strings)
    func styles(string: String) {
        let grid = Text(string).frame(24, 3).grid
        #expect((0..<3).allSatisfy { y in (0..<24).allSatisfy { grid[$0, y].style == .plain } })
    }

    /// Draws `block` in a box, and checks the box, the characters and the cells.
    private func expectIntact(_ block: some Block, sourceLocation: SourceLocation = #_sourceLocation) {
        for width in [2, 5, 24] {
            let frame = block.frame(width: width).frame(height: 4).border().frame(width + 2, 6)
            let grid = frame.grid
            let sides = (1...4).flatMap { [grid.character(of: grid[0, $0]), grid.character(of: grid[width + 1, $0])] }
            // A divider above a truncated text is joined to the box.
            #expect(
                sides.allSatisfy { ["│", "├", "┤"].contains($0) }, "\(grid.plainText)", sourceLocation: sourceLocation)
            #expect(grid.wideCharactersAreWhole, sourceLocation: sourceLocation)
            #expect(
                grid.plainText.unicodeScalars.allSatisfy { $0 == "\n" || isTame($0) }, "\(grid.plainText)",
                sourceLocation: sourceLocation)
            let cells = (0..<6).map { y in (0..<width + 2).count { !grid[$0, y].isRightHalf && !grid[$0, y].isWide } }
            let wide = (0..<6).map { y in (0..<width + 2).count { grid[$0, y].isWide } }
            #expect(zip(cells, wide).allSatisfy { $0 + 2 * $1 == width + 2 }, sourceLocation: sourceLocation)
        }
    }

    private func isTame(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069: false
        default: scalar.properties.generalCategory != .control
        }
    }
}
