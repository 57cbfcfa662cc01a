import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Keys that people expect", .leakChecks, .endsWhenStuck)
struct AliasTests {
    private let harness = ShellHarness()

    @Test("vi's letters move as the arrows do, where the screen has no other use for them")
    func letters() {
        harness.type("jjk")
        #expect(harness.selectedRow?.contains("Row 1") == true)
        harness.type("G")
        #expect(harness.selectedRow?.contains("Row 29") == true)
        harness.type("g")
        #expect(harness.selectedRow?.contains("Row 0") == true && harness.one.calls == [.opened])
        harness.one.isEditingText = true
        harness.type("j")
        #expect(harness.one.calls.last == .handled(.character("j")))
    }

    @Test("digits select the tab of that number; one without a tab does nothing")
    func digits() {
        harness.type("2")
        #expect(harness.shell.selectedTab == "other")
        harness.type("0")
        harness.type("3")
        #expect(harness.shell.selectedTab == "other")
        harness.type("1")
        #expect(harness.shell.selectedTab == "one")
    }

    @Test("Delete is d where no text is edited")
    func delete() {
        harness.navigation.push(ButtonScreen())
        harness.press(.delete)
        #expect((harness.shell.front as? ButtonScreen)?.pressed == [.character("d")])
    }

    @Test("F1 opens the help as ? does, also while text is edited; then it names the keys of a text field")
    func help() {
        harness.press(.function(1))
        #expect(harness.screen.contains("?, f1"))
        harness.press(.function(1))
        harness.one.isEditingText = true
        harness.press(.function(1))
        #expect(harness.screen.contains("ctrl-y") && !harness.screen.contains("h, j, k"))
        #expect(!harness.screen.contains("go to tab"))
    }

    @Test("the help names a letter only where it moves")
    func names() {
        harness.one.keyHints = [KeyBar.Hint(.character("l"), "like")]
        harness.type("?")
        #expect(harness.screen.contains("h, j, k, g, G"))
        harness.press(.escape)
        let still = Harness(showing: SampleScreen(rowCount: 1))
        still.type("?")
        #expect(!still.screen.contains("h, j") && !still.screen.contains("go to tab"))
    }

    @Test("in a prompt, h and l move the focus; in a help that is too long, j and k scroll")
    func inFront() {
        harness.one.ask("Yes", "No")
        harness.type("l")
        harness.press(.enter)
        #expect(harness.one.answers == ["No"])
        harness.type("?")
        let size = Size(width: 60, height: 7)
        let top = harness.shell.draw(size: size).grid.plainText
        harness.type("j")
        #expect(harness.shell.draw(size: size).grid.plainText != top)
        harness.type("k")
        #expect(harness.shell.draw(size: size).grid.plainText == top)
    }

    @Test(
        "text of several lines that is pasted into a field becomes one line, and a toast says so",
        arguments: [("a\nb", true), ("a\r\n\r\nb\n", true), ("a\n", false), ("a b", false), ("\n", false)])
    func paste(text: String, isToldOf: Bool) {
        harness.press(.paste(text))
        #expect(harness.shell.toasts.message == nil)
        harness.one.isEditingText = true
        harness.press(.paste(text))
        #expect(harness.one.calls.last == .handled(.paste(text)))
        #expect(harness.shell.toasts.message == (isToldOf ? "Pasted as one line" : nil))
    }
}
