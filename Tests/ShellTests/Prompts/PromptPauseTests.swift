import Binding
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// Presses keys on the shell itself, because a harness reads each prompt before it presses the next key.
@MainActor
@Suite("A prompt that comes by itself", .leakChecks, .endsWhenStuck)
struct PromptPauseTests {
    private final class AppOfShell: ShellApp {
        let shell: Shell
        let work = Work()

        init(shell: Shell) {
            self.shell = shell
        }

        func start() {}
        func finishSaving() async {}
    }

    @Test("leaves the letters to the text that is being typed")
    func letters() {
        let harness = ShellHarness()
        harness.one.isEditingText = true
        harness.one.takesText = true
        harness.one.ask("Try Again")
        harness.shell.press(.character("a"))
        harness.shell.press(.space)
        #expect(harness.shell.typeText(["b", "c"]))
        #expect(harness.one.calls == [.opened] + [.character("a"), .space, .text(["b", "c"])].map { .handled($0) })
        #expect(harness.shell.prompt != nil)
    }

    @Test("leaves other keys to the screen, to its help and to the shell")
    func otherKeys() {
        let harness = ShellHarness()
        harness.one.ask("OK", isForEveryTab: true)
        harness.shell.press(.enter)
        #expect(harness.one.calls == [.opened, .handled(.enter)])
        harness.shell.press(.tab)
        #expect(harness.title == "Other" && harness.shell.prompt != nil)
        harness.shell.press(.character("?"))
        harness.shell.press(.escape)
        #expect(harness.shell.prompt != nil)
    }

    @Test("leaves esc to the screen, which stays open while it asks")
    func escape() {
        let harness = ShellHarness()
        let front = SampleScreen("Front")
        harness.navigation.push(front)
        harness.one.ask("Behind")
        front.ask("OK")
        harness.shell.press(.escape)
        #expect(harness.title == "Front" && harness.shell.prompt != nil)
        harness.press(.escape)
        #expect(harness.title == "Front" && front.prompts.isEmpty)
        harness.shell.press(.escape)
        #expect(harness.title == "Front" && harness.one.prompts.isEmpty)
    }

    @Test("is answered by no click, which was meant for what it covers")
    func click() {
        let harness = ShellHarness()
        let size = ScreenSize.small.size
        harness.one.ask("OK")
        for point in (0..<size.height).flatMap({ y in (0..<size.width).map { Point(x: $0, y: y) } }) {
            _ = harness.shell.draw(size: size)
            harness.shell.press(.click(point))
        }
        #expect(harness.shell.prompt != nil)
    }

    @Test("shows no focus, and the key bar stays the screen's")
    func looks() {
        let harness = ShellHarness()
        harness.one.ask("OK", "Cancel")
        expectScreen(harness.shell.draw(size: ScreenSize.small.size, transcribes: true))
    }

    @Test("takes the keys once none has been pressed for a moment, and the screen is drawn again")
    func pause() async {
        let harness = ShellHarness()
        let app = AppOfShell(shell: harness.shell)
        let (changes, change) = AsyncStream<Void>.makeStream()
        app.didProgress = { change.yield() }
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
        for await _ in changes { break }
        harness.shell.press(.enter)
        #expect(harness.shell.prompt == nil)
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.enter)])
    }

    @Test("takes the next key at once if a key has asked for it")
    func asked() {
        let harness = ShellHarness()
        harness.one.whenHandled = { [unowned harness] in harness.one.ask("OK") }
        harness.shell.press(.enter)
        harness.shell.press(.enter)
        #expect(harness.shell.prompt == nil && harness.one.calls == [.opened, .handled(.enter)])
    }

    @Test("takes the next key at once if it has waited behind one that was answered")
    func queued() {
        let harness = ShellHarness()
        harness.one.ask("A")
        harness.one.ask("B")
        harness.shell.skipPauses()
        harness.shell.press(.enter)
        harness.shell.press(.enter)
        #expect(harness.shell.prompt == nil && harness.one.calls == [.opened])
    }
}
