import TestKit
import Testing
import TextUI

@Suite("Alert", .computesLong)
struct AlertTests {
    @Test("An alert is centred over the blocks behind it, and is only as high as its message needs")
    func position() {
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

    @Test("An alert is at most 60 columns wide", arguments: [(120, 60), (60, 60), (40, 40), (3, 3)])
    func width(proposed: Int, expected: Int) {
        let alert = Alert("Error", message: "Too long", buttons: [Button("OK", isFocused: true)])
        #expect(alert.sizeThatFits(Size(width: proposed, height: 9)).width == expected)
    }

    @Test("An alert without enough room omits its blank line before its message scrolls")
    func blankLine() {
        let alert = Alert("Error", message: "1\n2\n3", buttons: retryAndCancel(focus: 0))
        #expect(!alert.scrolls(in: Size(width: 40, height: 6)))
        #expect(
            alert.plainText(30, 6) == """
                ╔═ Error ════════════════════╗
                ║ 1                          ║
                ║ 2                          ║
                ║ 3                          ║
                ║      [ Retry ]    Cancel   ║
                ╚════════════════════════════╝
                """)
        #expect(alert.scrolls(in: Size(width: 40, height: 5)))
    }

    @Test(
        "An alert scrolls a message that does not fit, and keeps its buttons visible",
        arguments: [([], ["1", "2"]), ([.down], ["2", "3"]), ([.end], ["3", "4"])] as [([Key], [String])])
    func scrolling(keys: [Key], shown: [String]) {
        var scroll = ScrollState()
        for key in keys { _ = scroll.handle(key) }
        let alert = Alert("Error", message: "1\n2\n3\n4", buttons: retryAndCancel(focus: 0), scroll: scroll)
        let lines = alert.plainText(30, 5).split(separator: "\n")
        #expect(lines[1...2].map { $0.filter(\.isNumber) } == shown)
        #expect(lines[1...2].contains { $0.hasSuffix("┃ ║") })
        #expect(lines[3].hasSuffix("[ Retry ]    Cancel   ║"))
    }

    @Test(
        "Scrolling an alert shows every word of its message, even on a small screen",
        arguments: [(20, 6), (20, 4), (40, 10), (14, 5)])
    func everyWord(width: Int, height: Int) {
        let words = (1...40).map { "word\($0)" }
        var seen: Set<String> = []
        var scroll = ScrollState()
        for _ in 0...100 {
            let message = words.joined(separator: " ")
            let alert = Alert("Error", message: message, buttons: retryAndCancel(focus: 1), scroll: scroll)
            let frame = alert.frame(width, height)
            #expect(frame.grid.plainText.contains("[ Can"))
            seen.formUnion(frame.grid.plainText.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            if let shown = frame.report.shownRows { scroll.didShow(shown) }
            _ = scroll.handle(.down)
        }
        #expect(seen.isSuperset(of: words))
    }

    @Test("An alert hides the text cursor of a field behind it, even without covering the cursor")
    func cursor() {
        let field = TextField("", state: TextFieldState(text: "abc"), isFocused: true)
        let alert = Alert("Error", message: "No data", buttons: retryAndCancel(focus: 0))
        let screen = ZStack {
            VStack {
                field
                Spacer()
            }
            alert
        }
        #expect(screen.frame(40, 20).report.cursor == nil)
    }

    @Test("An alert's buttons are one below the other if they do not fit side by side")
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

    @Test("An alert keeps its focused button visible", arguments: 0...2, 3...6)
    func focus(button: Int, height: Int) {
        let names = ["Try it again", "Do something else", "Cancel it"]
        let buttons = names.indices.map { Button(names[$0], isFocused: $0 == button) }
        let text = Alert("Error", message: "No data", buttons: buttons).plainText(30, height)
        #expect(text.contains("[ \(names[button]) ]"), "\(text)")
    }

    private func retryAndCancel(focus: Int) -> [Button] {
        [
            Button("Retry", isFocused: focus == 0), Button("Cancel", role: .cancel, isFocused: focus == 1),
        ]
    }
}
