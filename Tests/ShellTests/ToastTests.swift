import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A toast in the shell", .leakChecks, .endsWhenStuck)
struct ToastTests {
    private let harness = ShellHarness()

    private let message = "Added to bag"

    @Test("goes when another tab is selected or a screen comes in front, but not before it was visible")
    func otherScreen() {
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
        harness.navigation.showToast(message)
        harness.one.ask("OK")
        harness.press(.escape)
        #expect(harness.prompt == nil)
        #expect(harness.screen.contains(message))
    }

    @Test("is shown even if its stack is in another tab")
    func hiddenTab() {
        harness.shell.navigation(in: "other").showToast(message)
        #expect(harness.screen.contains(message))
    }
}
