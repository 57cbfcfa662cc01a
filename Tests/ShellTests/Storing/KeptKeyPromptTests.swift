import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// Some tests press keys directly on the shell, because the harness would skip the pause of each prompt.
@MainActor
@Suite("Kept keys and prompts", .leakChecks, .endsWhenStuck)
struct KeptKeyPromptTests {
    private let harness = ShellHarness()

    init() {
        harness.one.storing = "the form"
    }

    /// Makes storing fail, with an alert whose Try Again button stores the form again.
    private func fail() {
        harness.one.storing = nil
        harness.one.ask("Try Again", "OK", loss: "The form is not saved.") { [unowned harness] answer in
            if answer == "Try Again" { harness.one.storing = "the form" }
        }
    }

    @Test("Keys kept during storing wait behind a prompt that no key opened, until a new key answers the prompt")
    func unexpected() {
        harness.press(.enter)
        harness.one.ask("OK")
        harness.one.storing = nil
        harness.shell.press(.enter)
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 2)
        harness.press(.down, .enter)
        #expect(harness.prompt == nil)
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.enter)])
    }

    @Test("If a key kept during storing opens a prompt, the prompt handles the next kept key")
    func expected() {
        harness.press(.enter, .enter, .character("b"))
        harness.one.whenHandled = { [unowned harness] in
            harness.one.whenHandled = {}
            harness.one.ask("Yes")
        }
        harness.one.storing = nil
        harness.draw()
        #expect(harness.one.answers == ["Yes"] && harness.prompt == nil)
        #expect(harness.one.calls == [.opened, .handled(.enter), .handled(.character("b"))])
    }

    @Test("Keys pressed right after the alert of a failed save appears are kept, and do not answer the alert")
    func unread() async {
        fail()
        harness.shell.press(.enter)
        await harness.clock.nextSleep()
        harness.shell.press(.character("b"))
        await harness.clock.nextSleep()
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 2 && harness.shell.prompt != nil)
    }

    @Test("After a failed save, OK drops the kept keys; a toast says so if there were any", arguments: [true, false])
    func dropping(isKept: Bool) {
        if isKept { harness.press(.enter) }
        fail()
        harness.press(.escape)
        #expect(harness.shell.toasts.message == (isKept ? "Keys pressed meanwhile had no effect" : nil))
        #expect(harness.one.calls == [.opened] && harness.shell.keptCount == 0)
    }

    @Test("After a failed save, Try Again leaves the kept keys waiting, even escape, until the change is stored")
    func tryingAgain() {
        harness.press(.character("b"), .escape)
        fail()
        harness.press(.enter)
        #expect(harness.shell.toasts.message == nil && harness.shell.keptCount == 2)
        harness.one.storing = nil
        harness.shell.press(.character("b"))
        #expect(harness.one.calls == [.opened, .handled(.character("b")), .handled(.character("b"))])
    }
}
