import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A prompt", .leakChecks, .endsWhenStuck)
struct PromptTests {
    private let harness = ShellHarness()

    @Test(
        "A prompt's focus wraps around; enter and space press the focused action, and escape presses the last",
        arguments: [
            ([.enter], "A"), ([.space], "A"), ([.escape], "C"), ([.right, .enter], "B"), ([.tab, .enter], "B"),
            ([.down, .enter], "B"), ([.left, .enter], "C"), ([.backtab, .enter], "C"), ([.up, .enter], "C"),
            ([.right, .right, .right, .enter], "A"), ([.right, .left, .enter], "A"), ([.right, .escape], "C"),
            ([.modified(.right, .alt), .modified(.enter, .control)], "B"),
        ] as [([Key], String)])
    func answer(keys: [Key], expected: String) {
        harness.one.ask("A", "B", "C")
        for key in keys { harness.press(key) }
        #expect(harness.one.answers == [expected])
        #expect(harness.prompt == nil)
    }

    @Test(
        "A prompt focuses its first nondestructive action, and escape presses its cancel action",
        arguments: [
            ([.enter], "Cancel"), ([.escape], "Cancel"), ([.left, .enter], "Remove"), ([.right, .enter], "Keep"),
        ]
            as [([Key], String)])
    func roles(keys: [Key], expected: String) {
        var pressed: [String] = []
        let actions: [(String, ButtonRole?)] = [("Remove", .destructive), ("Cancel", .cancel), ("Keep", nil)]
        harness.one.prompts.append(
            Prompt(
                title: "T", message: "M",
                actions: actions.map { label, role in Prompt.Action(label, role: role) { pressed.append(label) } }))
        for key in keys { harness.press(key) }
        #expect(pressed == [expected])
    }

    @Test("The up and down keys scroll a prompt's message that does not fit, as the key bar says")
    func scrolling() {
        let message = (1...9).map { "Line \($0)" }.joined(separator: "\n")
        harness.one.ask("A", "B", message: message)
        let size = Size(width: 60, height: 8)
        harness.shell.skipPauses()
        func rows() -> [Substring] { harness.shell.draw(size: size).grid.plainText.split(separator: "\n") }
        #expect(rows()[1].contains("Line 1") && rows()[6].contains("═"))
        #expect(rows()[7] == "up, down scroll  enter choose  tab next button  esc B")
        harness.press(.down, .down)
        #expect(rows()[1].contains("Line 3"))
        harness.press(.up, .end)
        #expect(rows()[4].contains("Line 9"))
        harness.press(.right, .enter)
        #expect(harness.one.answers == ["B"])
    }

    @Test("A click on a prompt's button presses it, and a click outside of the prompt does nothing")
    func click() throws {
        harness.one.ask("Ay", "Bee")
        try harness.click("Other")
        try harness.click("Row 1")
        #expect(harness.prompt != nil)
        #expect(harness.shell.selectedTab == "one")
        try harness.click("Bee")
        #expect(harness.one.answers == ["Bee"])
        #expect(harness.prompt == nil)
    }

    @Test("A second click before the next drawing does not answer the next prompt")
    func clickedTwice() throws {
        harness.one.ask("OK")
        harness.one.ask("No")
        let place = try harness.place(of: "[ OK ]")
        harness.press(.click(place), .click(place))
        #expect(harness.one.answers == ["OK"])
        harness.draw()
        harness.press(.click(place))
        #expect(harness.one.answers == ["OK", "No"])
    }

    @Test(
        "A prompt ignores keys that it does not use, and does not pass them to the screen",
        arguments: [
            Key.character(","), .character("?"), .character("b"), .home, .paste("x"), .delete, .scrollUp, .click(.zero),
        ])
    func otherKeys(key: Key) {
        harness.one.ask("A")
        let before = harness.screen
        harness.press(key)
        #expect(harness.screen == before)
        #expect(harness.one.answers.isEmpty && harness.one.calls == [.opened])
    }

    @Test("A prompt without actions is closed by enter or escape", arguments: [Key.enter, .escape])
    func withoutActions(key: Key) {
        harness.one.ask()
        harness.press(.left, key)
        #expect(harness.prompt == nil)
    }
}
