import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// Presses keys on the shell itself, because a harness reads each prompt before it presses the next key.
@MainActor
@Suite("A prompt that comes by itself", .leakChecks, .endsWhenStuck)
struct PromptPauseTests {
    private let harness = ShellHarness()

    @Test("leaves the letters to the text that is being typed")
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

    @Test("leaves every other key to the screen, or to the shell")
    func otherKeys() {
        harness.one.ask("OK", isForEveryTab: true)
        for key in [.enter, .down, .character("b"), .tab] as [Key] { harness.shell.press(key) }
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.character("b"))])
        #expect(harness.title == "Other" && !harness.one.prompts.isEmpty)
    }

    @Test("waits behind a question that a key asks for: the next key may be its answer")
    func question() {
        harness.one.ask("OK", title: "Alert")
        harness.one.whenHandled = { [unowned harness] in harness.one.ask("Yes", title: "Question") }
        harness.shell.press(.enter)
        #expect(harness.shell.prompt?.title == "Question")
        harness.shell.press(.enter)
        #expect(harness.shell.prompt?.title == "Alert")
        harness.shell.press(.enter)
        #expect(harness.shell.prompt?.title == "Alert", "pressed again, it answers nothing")
        harness.shell.press(.character("b"))
        #expect(harness.shell.prompt?.title == "Question")
    }

    @Test("stays with its tab, and is read anew when the tab is shown again")
    func otherTab() {
        harness.one.ask("OK")
        harness.shell.press(.tab)
        #expect(harness.title == "Other" && harness.shell.prompt == nil)
        harness.shell.press(.backtab)
        #expect(harness.shell.prompt != nil)
        harness.shell.press(.enter)
        #expect(!harness.one.prompts.isEmpty)
    }

    @Test("leaves q to the app, and esc to the question before it quits")
    func quitting() {
        harness.one.unsavedChanges = ["A form"]
        harness.one.ask("OK")
        harness.shell.press(.character("q"))
        #expect(harness.shell.isAskingToQuit)
        harness.shell.press(.escape)
        #expect(!harness.shell.isAskingToQuit && !harness.one.prompts.isEmpty)
    }

    @Test("follows an answer, too: the key bar does not name esc until it does something, but esc closes the help")
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

    @Test("neither takes esc nor passes it on: what it would discard is behind the prompt")
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

    @Test("is answered by no click, which was meant for what it covers")
    func click() {
        let size = ScreenSize.small.size
        harness.one.ask("OK")
        for point in (0..<size.height).flatMap({ y in (0..<size.width).map { Point(x: $0, y: y) } }) {
            _ = harness.shell.draw(size: size)
            harness.shell.press(.click(point))
        }
        #expect(!harness.one.prompts.isEmpty && !harness.shell.isAskingToQuit)
    }

    @Test("shows neither a focus nor keys")
    func looks() {
        harness.one.ask("OK", "Cancel")
        expectScreen(harness.shell.draw(size: ScreenSize.small.size, transcribes: true))
    }

    @Test("takes the keys once none has been pressed for a moment, and the screen is drawn again")
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

    @Test("takes no key at once if another screen has asked it before")
    func waiting() {
        harness.other.ask("OK")
        harness.shell.press(.tab)
        harness.shell.press(.enter)
        #expect(harness.title == "Other" && !harness.other.prompts.isEmpty)
    }

    @Test("takes no key at once if it has waited behind one that was answered")
    func following() {
        harness.one.ask("A")
        harness.one.ask("B")
        harness.shell.skipPauses()
        for key in [Key.enter, .enter, .escape] { harness.shell.press(key) }
        #expect(harness.shell.prompt?.actions.first?.label == "B" && harness.one.calls == [.opened])
    }

    @Test("takes an esc that is pressed again soon after its answer: nothing behind it is discarded")
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

    @Test("disappears if its screen withdraws it")
    func withdrawn() {
        for (subject, title) in [(1, "First"), (2, "Second")] {
            harness.one.prompts.append(Prompt(title: title, message: "", actions: []), about: subject)
        }
        #expect(harness.shell.prompt?.title == "First")
        harness.one.prompts.withdraw(about: 1)
        #expect(harness.shell.prompt?.title == "Second")
    }
}
