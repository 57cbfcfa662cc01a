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

    @Test("A toast disappears when the front screen changes, unless the toast has not been drawn yet")
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

    @Test("A toast stays when a prompt opens and closes in front of it")
    func prompt() {
        harness.navigation.showToast(message)
        harness.one.ask("OK")
        harness.press(.escape)
        #expect(harness.prompt == nil)
        #expect(harness.screen.contains(message))
    }

    @Test("A toast is visible even if it comes from a hidden tab")
    func hiddenTab() {
        harness.shell.navigation(in: "other").showToast(message)
        #expect(harness.screen.contains(message))
    }
}
