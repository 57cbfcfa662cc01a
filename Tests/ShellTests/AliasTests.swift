import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Keys that act as other keys", .leakChecks, .endsWhenStuck)
struct AliasTests {
    private let harness = ShellHarness()

    @Test("The vi keys move the selection, except while text is edited")
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

    @Test("A digit selects the tab with that number, or does nothing if there is no such tab")
    func digits() {
        harness.type("2")
        #expect(harness.shell.selectedTab == "other")
        harness.type("0")
        harness.type("3")
        #expect(harness.shell.selectedTab == "other")
        harness.type("1")
        #expect(harness.shell.selectedTab == "one")
    }

    @Test("The delete key acts as d on a screen that does not handle delete")
    func delete() {
        harness.navigation.push(ButtonScreen())
        harness.press(.delete)
        #expect((harness.shell.front as? ButtonScreen)?.pressed == [.character("d")])
    }

    @Test("F1 opens the help, which lists a text field's keys while text is edited")
    func help() {
        harness.press(.function(1))
        #expect(harness.screen.contains("?, f1"))
        harness.press(.function(1))
        harness.one.isEditingText = true
        harness.press(.function(1))
        #expect(harness.screen.contains("ctrl-y") && !harness.screen.contains("h, j, k"))
        #expect(!harness.screen.contains("go to tab"))
    }

    @Test("The help lists only the vi keys that move something")
    func names() {
        harness.one.keyHints = [KeyBar.Hint(.character("l"), "like")]
        harness.type("?")
        #expect(harness.screen.contains("h, j, k, g, G"))
        harness.press(.escape)
        let still = Harness(showing: SampleScreen(rowCount: 1))
        still.type("?")
        #expect(!still.screen.contains("h, j") && !still.screen.contains("go to tab"))
    }

    @Test("The letter l moves a prompt's focus, and j and k scroll the help if it does not fit")
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
        "A toast says “Pasted as one line” if several lines are pasted into a text field",
        arguments: [("a\nb", true), ("a\r\n\r\nb\n", true), ("a\n", false), ("a b", false), ("\n", false)])
    func paste(text: String, isReported: Bool) {
        harness.press(.paste(text))
        #expect(harness.shell.toasts.message == nil)
        harness.one.isEditingText = true
        harness.press(.paste(text))
        #expect(harness.one.calls.last == .handled(.paste(text)))
        #expect(harness.shell.toasts.message == (isReported ? "Pasted as one line" : nil))
    }
}
