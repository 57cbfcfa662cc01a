import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The keys of the sign-up form", .leakChecks, .endsWhenStuck)
struct SignUpKeyTests {
    private static let titles = ["Name", "E-mail", "Nickname", "Age", "Country", "[ ] I", "[ Sign"]

    @Test("tab and backtab go from one to the next, and from the last to the first", arguments: 0..<7)
    func tabs(index: Int) {
        let stage = SignUpStage()
        for _ in 0..<index { stage.press(.tab) }
        expectFocus(index, stage)
        stage.press(.tab)
        expectFocus((index + 1) % 7, stage)
        stage.press(.backtab, .backtab)
        expectFocus((index + 6) % 7, stage)
    }

    @Test("the arrows and the wheel stop at the ends", arguments: [(Key.down, Key.up), (.scrollDown, .scrollUp)])
    func arrows(forward: Key, backward: Key) {
        let stage = SignUpStage()
        for index in 0..<7 {
            expectFocus(index, stage)
            stage.press(forward)
        }
        expectFocus(6, stage)
        for index in (0..<7).reversed() {
            expectFocus(index, stage)
            stage.press(backward)
        }
        expectFocus(0, stage)
    }

    @Test("page keys go to the ends")
    func pages() {
        let stage = SignUpStage()
        stage.press(.pageDown)
        expectFocus(6, stage)
        stage.press(.pageUp)
        expectFocus(0, stage)
    }

    @Test("enter goes on, turns no switch, and presses the button")
    func enter() {
        let stage = SignUpStage()
        for index in 0..<7 {
            expectFocus(index, stage)
            stage.press(.enter)
        }
        expectFocus(0, stage)
        #expect(stage.screen.contains("Enter your name"))
    }

    @Test("space is typed into a field, turns the switch, and presses the button")
    func space() {
        let stage = SignUpStage()
        stage.type("A B")
        #expect(stage.focusedLine == "Name A B")
        stage.press(.pageDown, .up, .space)
        #expect(stage.focusedLine == "[x] I accept the terms")
        stage.press(.space)
        #expect(stage.focusedLine == "[ ] I accept the terms")
        stage.press(.down, .space)
        #expect(stage.screen.contains("Enter your e-mail address"))
    }

    @Test("a letter on the switch or the button is none of the container's", arguments: ["q", "?", ","])
    func letters(letter: String) {
        let stage = SignUpStage()
        stage.press(.pageDown)
        stage.type(letter)
        stage.press(.up)
        stage.type(letter)
        stage.press(.paste(letter))
        expectFocus(5, stage)
        #expect(stage.navigator.calls == [])
    }

    @Test("a paste is one entry, in one line")
    func paste() {
        let stage = SignUpStage()
        stage.press(.paste("Ada\nLovelace\r\n"))
        #expect(stage.focusedLine == "Name Ada Lovelace")
        stage.press(.tab, .paste("ada@exam"), .paste("ple.com\n"))
        #expect(stage.focusedLine == "E-mail ada@example.com")
    }

    @Test("a long text shows its end with the cursor in its field, and its beginning once the focus has gone on")
    func longText() {
        let stage = SignUpStage()
        stage.type(String(repeating: "漢字", count: 20) + "end")
        let frame = stage.draw(.small)
        #expect(frame.grid.plainText.contains("字end"))
        #expect(frame.report.cursor?.x == 38)
        stage.press(.tab)
        #expect(stage.draw(.small).grid.plainText.contains("Name      漢字漢字"))
        #expect(!stage.draw(.small).grid.plainText.contains("end"))
    }

    @Test("a click goes to a field, turns the switch, and presses the button")
    func clicks() throws {
        let stage = SignUpStage()
        try stage.click("Country")
        expectFocus(4, stage)
        try stage.click("Country")
        expectFocus(4, stage)
        try stage.click("I accept")
        #expect(stage.focusedLine == "[x] I accept the terms")
        try stage.click("I accept")
        #expect(stage.focusedLine == "[ ] I accept the terms")
        try stage.click("Sign up")
        #expect(stage.screen.contains("Enter your name"))
        expectFocus(0, stage)
    }

    @Test("a click on the button leaves, once someone has signed up")
    func clickDone() async throws {
        let stage = SignUpStage.filledIn()
        try stage.click("[ Sign up ]")
        try await stage.answer(.success(()))
        try stage.click("[ Done ]")
        #expect(!stage.isOpen)
    }

    @Test("the key bar says what tab does here, and leaves out what it does elsewhere")
    func hints() {
        let stage = SignUpStage()
        #expect(stage.keyBar.hasPrefix("tab next field  esc back"))
        #expect(!stage.keyBar.contains("next tab"))
        stage.press(.pageDown)
        #expect(stage.keyBar.hasPrefix("enter sign up  tab first field  esc back"))
        stage.press(.up)
        #expect(stage.keyBar.hasPrefix("space accept  tab next field  esc back"))
        stage.press(.space)
        #expect(stage.keyBar.hasPrefix("space decline"))
    }

    @Test("keys with others held are those without, where the field has no use for them")
    func modified() {
        let stage = SignUpStage()
        stage.press(.modified(.tab, .control), .modified(.down, .shift))
        expectFocus(2, stage)
        stage.type("ada king")
        stage.press(.modified(.left, .control), .modified(.backspace, .alt))
        #expect(stage.focusedLine == "Nickname king")
    }

    private func expectFocus(_ index: Int, _ stage: SignUpStage, sourceLocation: SourceLocation = #_sourceLocation) {
        let line = stage.focusedLine ?? ""
        #expect(line.hasPrefix(Self.titles[index]), sourceLocation: sourceLocation)
    }
}
