import Testing
import TextUI

@Suite("Toggle, button, spinner and symbol")
struct ControlTests {
    @Test("A toggle shows its state", arguments: [(true, "[x] Colour"), (false, "[ ] Colour")])
    func toggle(isOn: Bool, expected: String) {
        #expect(Toggle("Colour", isOn: isOn).plainText(20, 1) == expected)
        #expect(Toggle("Colour", isOn: isOn).plainText(6, 1) == String(expected.prefix(5)) + "…")
    }

    @Test(
        "A button shows whether it is focused, and whether it is destructive",
        arguments: [
            (nil, true, "[ OK ]\n---\n1:1-6 reverse"), (nil, false, "  OK\n---"),
            (.destructive, true, "[ OK ]\n---\n1:1-6 reverse destructive"),
            (.destructive, false, "  OK\n---\n1:1-6 destructive"),
        ] as [(ButtonRole?, Bool, String)])
    func button(role: ButtonRole?, isFocused: Bool, expected: String) {
        let row = HStack {
            Button("OK", role: role, isFocused: isFocused)
            Spacer()
        }
        #expect(row.styledText(9, 1) == expected)
    }

    @Test(
        "A spinner turns at each animation step, and reports that it is animated",
        arguments: [(0, "|"), (1, "/"), (5, "/"), (-1, "/")])
    func spinner(tick: Int, expected: String) {
        let frame = Spinner(tick: tick).frame(2, 1, symbols: .ascii)
        #expect(frame.grid.plainText == expected)
        #expect(frame.report.isAnimating)
        #expect(!Spinner(tick: tick).frame(0, 1).report.isAnimating)
    }

    @Test("A symbol is its glyph and a space, or else blank", arguments: [("envelope", "✉ |"), ("unheard.of", "  |")])
    func symbol(name: String, expected: String) {
        let row = HStack {
            SymbolGlyph(name)
            Text("|")
        }
        #expect(row.plainText(9, 1) == expected)
        #expect(row.plainText(9, 1, symbols: .ascii) == "  |")
        #expect(row.plainText(1, 1) == expected.prefix(1).replacing(" ", with: ""))
    }
}
