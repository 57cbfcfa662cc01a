import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// The tests press keys on the shell itself, because a harness skips the pause of each prompt.
@MainActor
@Suite("An unrequested prompt", .leakChecks, .endsWhenStuck)
struct PromptPauseTests {
    private let harness = ShellHarness()

    @Test("An unrequested prompt leaves typed characters to the text field")
    func letters() {
        harness.one.isEditingText = true
        harness.one.takesText = true
        harness.one.ask("Try Again")
        harness.shell.press(.character("a"))
        harness.shell.press(.space)
        #expect(harness.shell.typeText(["b", "c"]))
        #expect(harness.one.calls == [.opened] + [.character("a"), .space, .text(["b", "c"])].map { .handled($0) })
        #expect(harness.shell.prompt != nil)
    }

    @Test("An unrequested prompt leaves enter, arrows, letters and tab to the screen or the shell")
    func otherKeys() {
        harness.one.ask("OK", isForEveryTab: true)
        for key in [.enter, .down, .character("b"), .tab] as [Key] { harness.shell.press(key) }
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.character("b"))])
        #expect(harness.title == "Other" && !harness.one.prompts.isEmpty)
    }

    @Test("A question that a key opens precedes an unrequested prompt, and takes the next key")
    func question() {
        harness.one.ask("OK", title: "Alert")
        harness.one.whenHandled = { [unowned harness] in harness.one.ask("Yes", title: "Question") }
        harness.shell.press(.enter)
        #expect(harness.shell.prompt?.title == "Question")
        harness.shell.press(.enter)
        #expect(harness.shell.prompt?.title == "Alert")
        harness.shell.press(.enter)
        #expect(harness.shell.prompt?.title == "Alert", "a repeated enter answers nothing")
        harness.shell.press(.character("b"))
        #expect(harness.shell.prompt?.title == "Question")
    }

    @Test("An unrequested prompt stays in its tab, and pauses again when the tab is selected again")
    func otherTab() {
        harness.one.ask("OK")
        harness.shell.press(.tab)
        #expect(harness.title == "Other" && harness.shell.prompt == nil)
        harness.shell.press(.backtab)
        #expect(harness.shell.prompt != nil)
        harness.shell.press(.enter)
        #expect(!harness.one.prompts.isEmpty)
    }

    @Test("An unrequested prompt leaves q to the shell, and escape to the question before quitting")
    func quitting() {
        harness.one.unsavedChanges = ["A form"]
        harness.one.ask("OK")
        harness.shell.press(.character("q"))
        #expect(harness.shell.isAskingToQuit)
        harness.shell.press(.escape)
        #expect(!harness.shell.isAskingToQuit && !harness.one.prompts.isEmpty)
    }

    @Test("The pause after an answer hides and drops escape, except that escape closes the help")
    func hints() {
        let front = SampleScreen("Front")
        harness.navigation.push(front)
        front.ask("OK")
        harness.press(.enter)
        func screen() -> String { harness.shell.draw(size: ScreenSize.standard.size).grid.plainText }
        #expect(front.prompts.isEmpty && !screen().contains("esc back"))
        harness.shell.press(.escape)
        harness.shell.press(.function(1))
        #expect(harness.title == "Front" && screen().contains("═ Help ═"))
        harness.shell.press(.escape)
        #expect(!screen().contains("═ Help ═"))
        harness.shell.skipPauses()
        #expect(screen().contains("esc back"))
    }

    @Test("An unrequested prompt drops escape, which could discard the text behind the prompt")
    func escape() {
        let front = SampleScreen("Front")
        front.isEditingText = true
        harness.navigation.push(front)
        front.ask("OK")
        harness.shell.press(.escape)
        harness.shell.press(.modified(.escape, .alt))
        #expect(harness.title == "Front" && !front.prompts.isEmpty)
        #expect(!front.calls.contains(.handled(.escape)))
    }

    @Test("A click does not answer an unrequested prompt, wherever it hits")
    func click() {
        let size = ScreenSize.small.size
        harness.one.ask("OK")
        for point in (0..<size.height).flatMap({ y in (0..<size.width).map { Point(x: $0, y: y) } }) {
            _ = harness.shell.draw(size: size)
            harness.shell.press(.click(point))
        }
        #expect(!harness.one.prompts.isEmpty && !harness.shell.isAskingToQuit)
    }

    @Test("An unrequested prompt shows neither a focus nor keys")
    func looks() {
        harness.one.ask("OK", "Cancel")
        expectScreen(harness.shell.draw(size: ScreenSize.small.size, transcribes: true))
    }

    @Test("An unrequested prompt takes keys after a pause without keys, and is drawn again")
    func pause() async {
        let app = AppOfShell(shell: harness.shell)
        harness.one.ask("OK")
        #expect(harness.shell.prompt != nil)
        await harness.clock.nextSleep()
        harness.clock.advance(by: Prompt.pause - .milliseconds(1))
        harness.shell.press(.enter)
        await harness.clock.nextSleep()
        harness.clock.advance(by: Prompt.pause - .milliseconds(1))
        harness.shell.press(.enter)
        await harness.clock.nextSleep()
        #expect(harness.clock.sleeperCount == 1 && harness.shell.prompt != nil)
        harness.clock.advance(by: Prompt.pause)
        await app.nextChange()
        harness.shell.press(.enter)
        #expect(harness.shell.prompt == nil)
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.enter)])
    }

    @Test("A prompt of another tab takes no key right after its tab is selected")
    func waiting() {
        harness.other.ask("OK")
        harness.shell.press(.tab)
        harness.shell.press(.enter)
        #expect(harness.title == "Other" && !harness.other.prompts.isEmpty)
    }

    @Test("A prompt that waited behind an answered prompt takes no key at once")
    func following() {
        harness.one.ask("A")
        harness.one.ask("B")
        harness.shell.skipPauses()
        for key in [Key.enter, .enter, .escape] { harness.shell.press(key) }
        #expect(harness.shell.prompt?.actions.first?.label == "B" && harness.one.calls == [.opened])
    }

    @Test("Escape pressed again soon after it answered a prompt does not close the screen behind it")
    func escapeAgain() async {
        harness.navigation.push(SampleScreen("Front"))
        let app = AppOfShell(shell: harness.shell)
        harness.one.ask("OK")
        #expect(harness.shell.prompt != nil)
        await harness.clock.nextSleep()
        harness.clock.advance(by: Prompt.pause)
        await app.nextChange()
        harness.shell.press(.escape)
        await harness.clock.nextSleep()
        harness.clock.advance(by: Prompt.pause / 2)
        harness.shell.press(.escape)
        #expect(harness.title == "Front" && harness.shell.prompt == nil)
        harness.clock.advance(by: Prompt.pause / 2)
        await app.nextChange()
        harness.shell.press(.escape)
        #expect(harness.title == "One")
    }

    @Test("A prompt that its screen withdraws disappears, and the next prompt appears")
    func withdrawn() {
        for (subject, title) in [(1, "First"), (2, "Second")] {
            harness.one.prompts.append(Prompt(title: title, message: "", actions: []), about: subject)
        }
        #expect(harness.shell.prompt?.title == "First")
        harness.one.prompts.withdraw(about: 1)
        #expect(harness.shell.prompt?.title == "Second")
    }
}
