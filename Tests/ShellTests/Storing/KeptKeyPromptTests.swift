import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// Presses keys on the shell itself where a prompt must not have been read before.
@MainActor
@Suite("Kept keys and prompts", .leakChecks, .endsWhenStuck)
struct KeptKeyPromptTests {
    /// A harness that stores something, with `keys` kept.
    private func makeHarness(keeping keys: Key...) -> ShellHarness {
        let harness = ShellHarness()
        harness.one.storing = "the form"
        for key in keys { harness.press(key) }
        return harness
    }

    /// Lets storing fail; only Try Again stores it again.
    private func fail(on harness: ShellHarness) {
        harness.one.storing = nil
        harness.one.ask("Try Again", "OK", loss: "The form is not saved.") { [unowned harness] answer in
            if answer == "Try Again" { harness.one.storing = "the form" }
        }
    }

    @Test("Kept keys wait behind a prompt that no key asked for, until a new key answers it")
    func unexpected() {
        let harness = makeHarness(keeping: .enter)
        harness.one.ask("OK")
        harness.one.storing = nil
        harness.shell.press(.enter)
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 2)
        harness.press(.down, .enter)
        #expect(harness.prompt == nil)
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.enter)])
    }

    @Test("A prompt opened by a kept key takes the next kept key")
    func expected() {
        let harness = makeHarness(keeping: .enter, .enter, .character("b"))
        var answers: [String] = []
        harness.one.whenHandled = { [unowned harness] in
            harness.one.whenHandled = {}
            harness.one.ask("Yes") { answers.append($0) }
        }
        harness.one.storing = nil
        harness.draw()
        #expect(answers == ["Yes"] && harness.prompt == nil)
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.character("b"))])
    }

    @Test("Keys typed before a failure's alert can have been read are kept, and do not answer it")
    func unread() async {
        let harness = makeHarness()
        fail(on: harness)
        harness.shell.press(.enter)
        await harness.clock.nextSleep()
        harness.shell.press(.character("b"))
        await harness.clock.nextSleep()
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 2 && harness.shell.prompt != nil)
    }

    @Test("OK in a failure's alert drops the kept keys; a toast says so if there were any", arguments: [true, false])
    func dropping(isKept: Bool) {
        let harness = isKept ? makeHarness(keeping: .enter) : makeHarness()
        fail(on: harness)
        harness.press(.escape)
        #expect(harness.shell.toasts.message == (isKept ? "Keys pressed since had no effect" : nil))
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 0)
    }

    @Test("Try Again keeps the kept keys, even esc, and delivers them once the change is stored")
    func tryingAgain() {
        let harness = makeHarness(keeping: .character("b"), .escape)
        fail(on: harness)
        harness.press(.enter)
        #expect(harness.shell.toasts.message == nil && harness.shell.keptCount == 2)
        harness.one.storing = nil
        harness.shell.press(.character("b"))
        #expect(harness.one.calls == [.opened, .handled(.character("b")), .handled(.character("b"))])
    }
}
