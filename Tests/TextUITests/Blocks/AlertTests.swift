import Testing
import TextUI

@Suite("Alert")
struct AlertTests {
    @Test("Is centred over what it covers, as high as its message needs")
    func standing() {
        let screen = ZStack {
            Text(Array(repeating: String(repeating: "·", count: 30), count: 7).joined(separator: "\n"))
            Alert("Error", message: "No data received", buttons: retryAndCancel(focus: 0)).frame(width: 26)
        }
        #expect(
            screen.styledText(30, 7) == """
                ······························
                ··╔═ Error ════════════════╗··
                ··║ No data received       ║··
                ··║                        ║··
                ··║  [ Retry ]    Cancel   ║··
                ··╚════════════════════════╝··
                ······························
                ---
                2:5-11 bold
                5:6-14 reverse
                """)
    }

    @Test("Is no wider than its maximum", arguments: [(120, 60), (60, 60), (40, 40), (3, 3)])
    func width(proposed: Int, expected: Int) {
        let alert = Alert("Error", message: "Too long", buttons: [Button("OK", isFocused: true)])
        #expect(alert.sizeThatFits(Size(width: proposed, height: 9)).width == expected)
    }

    @Test("Truncates a message that does not fit the screen, not the buttons", arguments: [20, 10, 6, 5, 4, 3])
    func longMessage(height: Int) {
        let message = Array(repeating: "a long message", count: 200).joined(separator: " ")
        let alert = Alert("Error", message: message, buttons: retryAndCancel(focus: 1))
        let rows = alert.plainText(40, height).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count == height)
        #expect(rows[height - 2].hasSuffix("  Retry    [ Cancel ] ║"))
        #expect(rows[height - 1] == "╚══════════════════════════════════════╝")
        if height > 4 { #expect(rows[height - 4].hasSuffix("… ║")) }
    }

    @Test("Puts its buttons one below the other if they do not fit side by side")
    func narrow() {
        let alert = Alert("Error", message: "No data", buttons: retryAndCancel(focus: 1))
        #expect(
            alert.plainText(18, alert.sizeThatFits(Size(width: 18, height: 24)).height) == """
                ╔═ Error ════════╗
                ║ No data        ║
                ║                ║
                ║        Retry   ║
                ║     [ Cancel ] ║
                ╚════════════════╝
                """)
    }

    @Test("Keeps the focused button visible", arguments: 0...2, 3...6)
    func focus(button: Int, height: Int) {
        let names = ["Try it again", "Do something else", "Cancel it"]
        let buttons = names.indices.map { Button(names[$0], isFocused: $0 == button) }
        let text = Alert("Error", message: "No data", buttons: buttons).plainText(30, height)
        #expect(text.contains("[ \(names[button]) ]"), "\(text)")
    }

    @Test("Marks a destructive button")
    func destructive() {
        let button = Button("Remove", role: .destructive, isFocused: false)
        #expect(button.styledText(10, 1) == "  Remove\n---\n1:1-10 destructive")
        let focused = Button("Remove", role: .destructive, isFocused: true)
        #expect(focused.styledText(10, 1) == "[ Remove ]\n---\n1:1-10 reverse destructive")
    }

    private func retryAndCancel(focus: Int) -> [Button] {
        [
            Button("Retry", isFocused: focus == 0), Button("Cancel", role: .cancel, isFocused: focus == 1),
        ]
    }

    @Test("Draws as much as it can in very little room", arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (5, 3)])
    func tiny(width: Int, height: Int) {
        let alert = Alert("Error", message: "Message", buttons: [Button("OK", isFocused: true)])
        #expect(alert.sizeThatFits(Size(width: width, height: height)).height <= height)
        #expect(alert.plainText(width, height).split(separator: "\n").allSatisfy { $0.count <= width })
    }
}
