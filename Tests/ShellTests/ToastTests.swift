import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A toast in the shell", .leakChecks, .endsWhenStuck)
struct ToastTests {
    private let message = "Added to bag"

    @Test("is shown below the screen, whose keys still work, and covers none of its rows")
    func shown() {
        let harness = ShellHarness()
        harness.press(.end)
        harness.navigation.showToast(message)
        #expect(harness.screen.hasSuffix("╯\n \(message)\n\(harness.keyBar)"))
        #expect(harness.selectedRow?.contains("Row 29") == true)
        harness.press(.home)
        harness.press(.down)
        #expect(harness.selectedRow?.contains("Row 1") == true)
    }

    @Test("goes when another tab is selected or a screen comes in front, but not before it was visible")
    func otherScreen() {
        let harness = ShellHarness()
        harness.navigation.showToast(message)
        harness.press(.tab)
        #expect(harness.screen.contains(message))
        harness.press(.tab)
        #expect(!harness.screen.contains(message))
        harness.navigation.showToast(message)
        #expect(harness.screen.contains(message))
        harness.navigation.push(SampleScreen("Front"))
        #expect(!harness.screen.contains(message))
    }

    @Test("stays behind a prompt that comes in front of it")
    func prompt() {
        let harness = ShellHarness()
        harness.navigation.showToast(message)
        harness.one.ask("OK")
        harness.press(.escape)
        #expect(harness.prompt == nil)
        #expect(harness.screen.contains(message))
    }

    @Test("is shown even if its stack is in another tab")
    func hiddenTab() {
        let harness = ShellHarness()
        harness.shell.navigation(in: "other").showToast(message)
        #expect(harness.screen.contains(message))
    }
}
