import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The keys of the sign-up form", .leakChecks)
struct SignUpKeyTests {
    private static let titles = ["Name", "E-mail", "Nickname", "Age", "Country", "[ ] I", "[ Sign"]

    @Test(
        "In the sign-up form, Tab and Enter wrap the focus at the ends; the arrows, page keys and wheel do not",
        arguments: [
            (Key.tab, 0, 1), (.tab, 4, 5), (.tab, 6, 0), (.backtab, 0, 6), (.backtab, 6, 5), (.down, 4, 5),
            (.down, 6, 6), (.scrollDown, 0, 1), (.scrollDown, 6, 6), (.up, 0, 0), (.up, 6, 5), (.scrollUp, 0, 0),
            (.scrollUp, 1, 0), (.pageDown, 2, 6), (.pageUp, 5, 0), (.enter, 0, 1), (.enter, 5, 6), (.enter, 6, 0),
        ])
    func focus(key: Key, start: Int, end: Int) {
        let view = SignUpView.blank()
        for _ in 0..<start { view.press(.tab) }
        expectFocus(start, view)
        #expect(view.handle(key))
        expectFocus(end, view)
    }

    @Test("A click in the sign-up form moves the focus, flips the switch or presses the button")
    func clicks() throws {
        let view = SignUpView.blank()
        let harness = Harness(showing: view)
        for _ in 0..<2 {
            try harness.click("Country")
            expectFocus(4, view)
        }
        try harness.click("I accept")
        #expect(view.focusedLine == "[x] I accept the terms")
        try harness.click("Sign up")
        expectFocus(0, view)
        #expect(view.text.contains("Enter your name"))
    }

    @Test("In a sign-up field with a refused entry, Enter keeps the focus and shows the reason, but Tab moves on")
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

    @Test("Space types into a sign-up field, flips the switch or presses the button")
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

    @Test("A letter on the sign-up form's switch or button does not reach the shell", arguments: ["q", "?", ","])
    func letters(letter: String) {
        let view = SignUpView.blank()
        view.press(.pageDown)
        #expect(view.isEditingText)
        for key in [Key.character(Character(letter)), .up, .character(Character(letter)), .paste(letter)] {
            #expect(view.handle(key))
        }
        expectFocus(5, view)
    }

    @Test("The sign-up form's hints name the keys that work now")
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
        #expect(view.focusedLine?.hasPrefix(Self.titles[index]) == true, sourceLocation: sourceLocation)
    }
}
