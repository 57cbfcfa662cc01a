import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// The tests press keys directly on the shell, because the harness would skip the pause of each prompt.
@MainActor
@Suite("A prompt that no key opened", .leakChecks, .endsWhenStuck)
struct PromptPauseTests {
    private let harness = ShellHarness()

    @Test("A prompt that no key opened leaves typed characters to the text field")
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

    @Test("A prompt that no key opened leaves the enter, arrow, letter and tab keys to the screen or the shell")
    func otherKeys() {
        harness.one.ask("OK", isForEveryTab: true)
        for key in [.enter, .down, .character("b"), .tab] as [Key] { harness.shell.press(key) }
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.character("b"))])
        #expect(harness.title == "Other" && !harness.one.prompts.isEmpty)
    }

    @Test("A question opened by a key precedes a prompt that no key opened, and accepts the next key")
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

    @Test("A prompt that no key opened stays in its tab, and pauses again when the tab is selected again")
    func otherTab() {
        harness.one.ask("OK")
        harness.shell.press(.tab)
        #expect(harness.title == "Other" && harness.shell.prompt == nil)
        harness.shell.press(.backtab)
        #expect(harness.shell.prompt != nil)
        harness.shell.press(.enter)
        #expect(!harness.one.prompts.isEmpty)
    }

    @Test("During a prompt that no key opened, q asks whether to quit, and escape closes only that question")
    func quitting() {
        harness.one.unsavedChanges = ["A form"]
        harness.one.ask("OK")
        harness.shell.press(.character("q"))
        #expect(harness.shell.isAskingToQuit)
        harness.shell.press(.escape)
        #expect(!harness.shell.isAskingToQuit && !harness.one.prompts.isEmpty)
    }

    @Test("During the pause after an answer, the escape key has no hint in the key bar, and can only close the help")
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

    @Test("A prompt that no key opened stops escape from discarding the text behind the prompt")
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

    @Test("No click, at any point of the screen, answers a prompt during the pause after it appears")
    func click() {
        let size = ScreenSize.small.size
        harness.one.ask("OK")
        for point in (0..<size.height).flatMap({ y in (0..<size.width).map { Point(x: $0, y: y) } }) {
            _ = harness.shell.draw(size: size)
            harness.shell.press(.click(point))
        }
        #expect(!harness.one.prompts.isEmpty && !harness.shell.isAskingToQuit)
    }

    @Test("During its pause, a prompt that no key opened has neither a focused button nor key hints")
    func looks() {
        harness.one.ask("OK", "Cancel")
        expectScreen(harness.shell.draw(size: ScreenSize.small.size, transcribes: true))
    }

    @Test("After a pause without any key, a prompt that no key opened is drawn again and accepts keys")
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

    @Test("A prompt accepts no key right after the prompt's tab is selected")
    func waiting() {
        harness.other.ask("OK")
        harness.shell.press(.tab)
        harness.shell.press(.enter)
        #expect(harness.title == "Other" && !harness.other.prompts.isEmpty)
    }

    @Test("A prompt that waited behind an answered prompt accepts no keys at first")
    func following() {
        harness.one.ask("A")
        harness.one.ask("B")
        harness.shell.skipPauses()
        for key in [Key.enter, .enter, .escape] { harness.shell.press(key) }
        #expect(harness.shell.prompt?.actions.first?.label == "B" && harness.one.calls == [.opened])
    }

    @Test("Right after escape has answered a prompt, another escape does not close the screen behind the prompt")
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

    @Test("A prompt disappears if its screen withdraws it, and the next prompt appears")
    func withdrawn() {
        for (subject, title) in [(1, "First"), (2, "Second")] {
            harness.one.prompts.append(Prompt(title: title, message: "", actions: []), about: subject)
        }
        #expect(harness.shell.prompt?.title == "First")
        harness.one.prompts.withdraw(about: 1)
        #expect(harness.shell.prompt?.title == "Second")
    }
}
