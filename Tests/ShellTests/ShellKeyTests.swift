import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The shell's own keys", .leakChecks, .endsWhenStuck)
struct ShellKeyTests {
    private let harness = ShellHarness()

    @Test("Escape goes back, but not from a stack's first screen")
    func back() {
        let root = harness.screen
        harness.navigation.push(SampleScreen("Front"))
        #expect(harness.title == "Front" && harness.keyBar.contains("esc back"))
        harness.press(.escape)
        #expect(harness.screen == root)
        #expect(!harness.keyBar.contains("esc"))
        harness.press(.escape)
        #expect(harness.screen == root)
    }

    @Test("A key that the screen handles does not reach the shell")
    func taken() {
        harness.one.isEditingText = true
        harness.type("q?")
        #expect(harness.one.calls == [.opened, .handled(.character("q")), .handled(.character("?"))])
        #expect(harness.host.calls.isEmpty)
    }

    @Test("A shortcut does the same thing on every screen that does not handle the shortcut's key")
    func shortcut() {
        var count = 0
        harness.shell.shortcuts = [
            Shortcut(.character(","), hint: KeyBar.Hint(.character(","), "settings")) { count += 1 }
        ]
        harness.type(",")
        harness.press(.tab)
        harness.type(",")
        #expect(count == 2)
        #expect(harness.keyBar.contains(", settings"))
        harness.other.isEditingText = true
        harness.type(",")
        #expect(count == 2)
        harness.shell.shortcuts = []
    }

    @Test("A shortcut that currently does nothing is not listed")
    func uselessShortcut() {
        let hint = KeyBar.Hint(.character(","), "settings")
        harness.shell.shortcuts = [Shortcut(.character(","), hint: hint, isUseful: { false }, action: {})]
        #expect(!harness.keyBar.contains("settings"))
        harness.type("?")
        #expect(!harness.screen.contains("settings"))
    }

    @Test("Shortcuts that would type a character are not listed while text is edited")
    func shortcutsWhileEditing() {
        harness.shell.shortcuts = [
            Shortcut(.character(","), hint: KeyBar.Hint(.character(","), "settings")) {},
            Shortcut(.control("s"), hint: KeyBar.Hint(.control("s"), "snapshot", isPinned: true)) {},
        ]
        #expect(harness.keyBar.contains("ctrl-s snapshot") && harness.keyBar.contains(", settings"))
        harness.one.isEditingText = true
        #expect(harness.keyBar.contains("ctrl-s snapshot") && !harness.keyBar.contains(", settings"))
        harness.shell.shortcuts = []
    }

    @Test("A key with modifiers acts as the plain key if nobody handles it with the modifiers")
    func modifiedKeys() {
        harness.press(.down)
        let moved = harness.screen
        harness.press(.up, .modified(.down, [.control, .shift]))
        #expect(harness.screen == moved)
        harness.press(.modified(.tab, .control))
        #expect(harness.shell.selectedTab == "other")
    }

    enum InFront: CaseIterable {
        case textField, prompt, help, quitQuestion, screen

        @MainActor
        func open(on harness: ShellHarness) {
            switch self {
            case .textField: harness.one.isEditingText = true
            case .prompt: harness.one.ask("OK")
            case .help: harness.type("?")
            case .quitQuestion:
                harness.one.unsavedChanges = ["Lost."]
                harness.press(.control("c"))
            case .screen: harness.navigation.push(SampleScreen())
            }
        }
    }

    @Test("Ctrl-c quits and ctrl-z suspends, whatever is in front of the screen", arguments: InFront.allCases)
    func always(inFront: InFront) {
        inFront.open(on: harness)
        harness.press(.control("c"), .control("z"))
        #expect(harness.host.calls == [.quit, .suspend])
    }

    @Test(
        "Text typed in one step is refused while something is in front of the text field",
        arguments: InFront.allCases.filter { $0 != .textField })
    func together(inFront: InFront) {
        inFront.open(on: harness)
        harness.one.isEditingText = true
        harness.one.takesText = true
        harness.shell.skipPauses()
        #expect(!harness.shell.isEditingText)
        #expect(!harness.shell.typeText(["a", "b"]))
        #expect(harness.one.calls == [.opened])
    }

    @Test("An empty shell accepts any key, and draws nothing", arguments: [Key.tab, .escape, .enter, .character("?")])
    func empty(key: Key) {
        let harness = Harness(tabs: [], sourceLocation: #_sourceLocation)
        harness.press(key)
        #expect(harness.screen.allSatisfy { $0 == " " || $0 == "\n" })
    }
}
