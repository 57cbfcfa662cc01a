import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Characters that come together", .leakChecks, .endsWhenStuck)
struct TypingTests {
    @Test("reach a text field in one step")
    func oneStep() {
        let harness = ShellHarness()
        harness.one.isEditingText = true
        harness.one.takesText = true
        #expect(harness.shell.isEditingText)
        #expect(harness.shell.typeText(["a", "b"]))
        #expect(harness.one.calls == [.opened, .handled(.text(["a", "b"]))])
    }

    @Test("are refused by a screen that takes only single ones")
    func refused() {
        let harness = ShellHarness()
        harness.one.isEditingText = true
        #expect(!harness.shell.typeText(["a", "b"]))
        #expect(harness.one.calls == [.opened])
    }

    enum InFront: CaseIterable {
        case screen, prompt, help, quitQuestion

        @MainActor
        func open(on harness: ShellHarness) {
            harness.one.takesText = true
            switch self {
            case .screen: return
            case .prompt: harness.one.ask("OK")
            case .help: harness.type("?")
            case .quitQuestion:
                harness.one.unsavedChanges = ["Lost."]
                harness.press(.control("c"))
            }
            harness.one.isEditingText = true
        }
    }

    @Test("are refused while no text is edited, or something is in front of it", arguments: InFront.allCases)
    func inFront(inFront: InFront) {
        let harness = ShellHarness()
        inFront.open(on: harness)
        harness.shell.skipPauses()
        #expect(!harness.shell.isEditingText)
        #expect(!harness.shell.typeText(["a", "b"]))
        #expect(harness.one.calls == [.opened])
    }
}
