import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The keys of the sign-up form", .leakChecks)
struct SignUpKeyTests {
    private static let titles = ["Name", "E-mail", "Nickname", "Age", "Country", "[ ] I", "[ Sign"]

    @Test("tab and backtab move the focus, and go round at the ends", arguments: 0..<7)
    func tabs(index: Int) {
        let view = SignUpView.blank()
        for _ in 0..<index { view.press(.tab) }
        expectFocus(index, view)
        view.press(.tab)
        expectFocus((index + 1) % 7, view)
        view.press(.backtab, .backtab)
        expectFocus((index + 6) % 7, view)
    }

    @Test(
        "the arrows and the wheel move the focus, and stop at the ends",
        arguments: [(Key.down, Key.up), (.scrollDown, .scrollUp)])
    func arrows(forward: Key, backward: Key) {
        let view = SignUpView.blank()
        for index in 0..<7 {
            expectFocus(index, view)
            view.press(forward)
        }
        expectFocus(6, view)
        for index in (0..<7).reversed() {
            expectFocus(index, view)
            view.press(backward)
        }
        expectFocus(0, view)
    }

    @Test("the page keys move the focus to the ends")
    func pages() {
        let view = SignUpView.blank()
        view.press(.pageDown)
        expectFocus(6, view)
        view.press(.pageUp)
        expectFocus(0, view)
    }

    @Test("enter moves the focus on and presses the button, but does not turn the switch")
    func enter() {
        let view = SignUpView.blank()
        for index in 0..<7 {
            expectFocus(index, view)
            view.press(.enter)
        }
        expectFocus(0, view)
        #expect(view.text.contains("Enter your name"))
    }

    @Test("enter stays in a field whose entry is refused, and says why; tab moves on")
    func refused() {
        let view = SignUpView.blank()
        view.press(.tab, .tab)
        view.type("a/b")
        #expect(!view.text.contains("is not allowed here"))
        view.press(.enter)
        expectFocus(2, view)
        #expect(view.text.contains("“/” is not allowed here"))
        view.press(.tab)
        expectFocus(3, view)
    }

    @Test("space is typed into a field, turns the switch and presses the button")
    func space() {
        let view = SignUpView.blank()
        view.type("A B")
        #expect(view.focusedLine == "Name A B")
        view.press(.pageDown, .up, .space)
        #expect(view.focusedLine == "[x] I accept the terms")
        view.press(.space)
        #expect(view.focusedLine == "[ ] I accept the terms")
        view.press(.down, .space)
        #expect(view.text.contains("Enter your e-mail address"))
    }

    @Test("a letter on the switch or the button does not reach the shell", arguments: ["q", "?", ","])
    func letters(letter: String) {
        let view = SignUpView.blank()
        view.press(.pageDown)
        #expect(view.isEditingText)
        for key in [Key.character(Character(letter)), .up, .character(Character(letter)), .paste(letter)] {
            #expect(view.handle(key))
        }
        expectFocus(5, view)
    }

    @Test("a pasted text stays on one line")
    func paste() {
        let view = SignUpView.blank()
        view.press(.paste("Ada\nLovelace\r\n"))
        #expect(view.focusedLine == "Name Ada Lovelace")
        view.press(.tab, .paste("ada@exam"), .paste("ple.com\n"))
        #expect(view.focusedLine == "E-mail ada@example.com")
    }

    @Test("a long text shows its end while it has the cursor, and its beginning afterwards")
    func longText() {
        let view = SignUpView.blank()
        view.type(String(repeating: "漢字", count: 20) + "end")
        let frame = view.draw(ScreenSize.small.size)
        #expect(frame.grid.plainText.contains("字end"))
        #expect(frame.report.cursor?.x == 38)
        view.press(.tab)
        let screen = view.draw(ScreenSize.small.size).grid.plainText
        #expect(screen.contains("Name      漢字漢字") && !screen.contains("end"))
    }

    @Test("the hints name the keys that work now")
    func hints() {
        let view = SignUpView.blank()
        #expect(view.keyHints.map(\.action) == ["next field", "back", "previous field"])
        view.press(.pageDown)
        #expect(view.keyHints.map(\.action) == ["sign up", "first field", "back", "previous field"])
        #expect(view.keyHints.map(\.key) == ["enter", "tab", "esc", "shift-tab"])
        view.press(.up)
        #expect(view.keyHints.map(\.action) == ["accept", "next field", "back", "previous field"])
        view.press(.space)
        #expect(view.keyHints.map(\.action) == ["decline", "next field", "back", "previous field"])
        #expect(view.keyHints.map(\.key) == ["space", "tab", "esc", "shift-tab"])
    }

    private func expectFocus(_ index: Int, _ view: SignUpView, sourceLocation: SourceLocation = #_sourceLocation) {
        let line = view.focusedLine ?? ""
        #expect(line.hasPrefix(Self.titles[index]), sourceLocation: sourceLocation)
    }
}
