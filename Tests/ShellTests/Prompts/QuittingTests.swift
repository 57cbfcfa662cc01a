import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Quitting", .leakChecks, .endsWhenStuck)
struct QuittingTests {
    private nonisolated static let keys: [Key] = [.character("q"), .control("c")]

    private let harness = ShellHarness()

    init() {
        harness.one.unsavedChanges = ["The form will be lost."]
    }

    @Test("If quitting loses something, the app asks first; enter, escape and Stay keep it open", arguments: keys)
    func stays(key: Key) throws {
        let before = harness.screen
        harness.press(key)
        #expect(harness.wholePrompt == "Quit: The form will be lost. [Quit] [Stay]")
        harness.press(.enter)
        #expect(harness.screen == before)
        harness.press(key, .escape)
        #expect(harness.screen == before)
        harness.press(key)
        try harness.click("[ Stay ]")
        #expect(harness.screen == before)
        #expect(harness.host.calls.isEmpty)
    }

    @Test("Quitting asks one question for all screens, including screens in other tabs and behind other screens")
    func everyScreen() {
        harness.one.unsavedChanges = ["One."]
        harness.other.unsavedChanges = ["Other."]
        let front = SampleScreen("Front")
        harness.navigation.push(front)
        let deep = SampleScreen("Deep")
        deep.unsavedChanges = ["Deep."]
        harness.shell.navigation(in: "other").push(deep)
        harness.press(.character("q"))
        #expect(harness.prompt == "One.\nDeep.\nOther.")
        harness.press(.enter)
        #expect(harness.prompt == nil)
        front.unsavedChanges = ["Front."]
        harness.press(.tab, .character("q"))
        #expect(harness.prompt == "Deep.\nOther.\nFront.\nOne.")
    }

    @Test("The question about quitting replaces another question of the shell", arguments: keys)
    func otherQuestion(key: Key) {
        var answers = 0
        harness.shell.ask("Leave", before: { harness.one.unsavedChanges }, "Go") { answers += 1 }
        #expect(harness.wholePrompt == "Leave: The form will be lost. [Go] [Stay]")
        harness.press(key)
        #expect(harness.wholePrompt == "Quit: The form will be lost. [Quit] [Stay]")
        harness.press(.enter)
        harness.shell.ask("Leave", before: { harness.one.unsavedChanges }, "Go") { answers += 1 }
        harness.press(.left, .enter)
        #expect(answers == 1 && harness.prompt == nil && harness.host.calls.isEmpty)
    }

    @Test("The question about quitting shows changes that become unsaved while the question is open", arguments: keys)
    func laterLoss(key: Key) {
        harness.press(key)
        harness.one.unsavedChanges = ["The form and the item will be lost."]
        #expect(harness.screen.contains("The form and the item will be lost."))
    }

    @Test("The question about quitting closes when nothing would be lost any more, and the app stays open")
    func noLoss() {
        harness.press(.character("q"))
        harness.draw()
        harness.one.unsavedChanges = []
        harness.draw()
        #expect(harness.prompt == nil && harness.host.calls.isEmpty)
        harness.press(.character("q"))
        #expect(harness.host.calls == [.quit])
    }

    @Test("Drawing the app while it saves does not close the question about quitting")
    func drawnWhileSaving() {
        harness.press(.character("q"))
        harness.shell.isSaving = true
        harness.draw()
        harness.shell.isSaving = false
        #expect(harness.shell.isAskingToQuit)
    }

    @Test("The shell records whether the user quit with a loss, without a loss, or by pressing ctrl-c twice")
    func decision() {
        harness.press(.character("q"), .left, .enter)
        #expect(harness.shell.decision == .lose)
        harness.press(.control("c"))
        #expect(harness.shell.decision == nil, "another key resets the decision")
        harness.press(.control("c"))
        #expect(harness.shell.decision == .interrupt)
        harness.one.unsavedChanges = []
        harness.press(.character("q"))
        #expect(harness.shell.decision == .quit && harness.host.calls == [.quit, .quit, .quit])
    }

    @Test("While the app saves, the key bar lists only ctrl-c, even if key hints are off")
    func saving() {
        harness.shell.showsKeyHints = false
        harness.one.ask("A", "B")
        harness.shell.isSaving = true
        #expect(harness.keyBar == "ctrl-c end without saving" && harness.prompt == nil)
        harness.shell.isSaving = false
        #expect(harness.prompt == "Message" && !harness.screen.contains("ctrl-c"))
    }

    @Test("A repeated q does not answer the question about quitting")
    func repeatedKey() {
        harness.type("qqqq")
        #expect(harness.host.calls.isEmpty && harness.prompt == "The form will be lost.")
        #expect(harness.keyBar == "enter choose  tab next button  esc Stay")
        harness.press(.control("c"))
        #expect(harness.host.calls == [.quit])
    }

    @Test("The question about quitting covers another prompt, which reappears afterwards", arguments: keys)
    func overPrompt(key: Key) {
        harness.one.ask("A", "B")
        harness.press(.right, key)
        #expect(harness.prompt == "The form will be lost.")
        harness.press(.enter)
        #expect(harness.prompt == "Message" && harness.one.answers.isEmpty && harness.host.calls.isEmpty)
        harness.press(.enter)
        #expect(harness.one.answers == ["B"])
    }

    @Test("The question about quitting covers the help, which reappears afterwards", arguments: keys)
    func overHelp(key: Key) {
        harness.type("?")
        harness.press(key)
        #expect(harness.prompt != nil && !harness.screen.contains("═ Help ═"))
        harness.press(.enter)
        #expect(harness.screen.contains("═ Help ═"))
    }

    @Test("The question about quitting keeps neither a closed screen nor its prompt alive")
    func closedMeanwhile() {
        weak var closed: SampleScreen?
        do {
            let screen = SampleScreen()
            closed = screen
            harness.navigation.push(screen)
            screen.ask("OK")
        }
        #expect(harness.prompt == "Message")
        harness.press(.control("c"))
        harness.navigation.popToRoot()
        #expect(closed == nil && harness.prompt == "The form will be lost.")
        harness.press(.enter)
        #expect(harness.prompt == nil)
    }
}

extension Shell {
    /// Whether the front prompt is the question about quitting.
    @MainActor var isAskingToQuit: Bool { prompt?.title == "Quit" }
}
