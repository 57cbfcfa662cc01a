import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A toast in the shell", .leakChecks, .endsWhenStuck)
struct ToastTests {
    private let message = "Added to bag"

    @Test("is shown in front of the screen, whose keys still work")
    func shown() {
        let harness = ShellHarness()
        harness.navigation.showToast(message)
        #expect(harness.screen.contains("│ \(message) │"))
        harness.press(.down)
        #expect(harness.selectedRow?.contains("Row 1") == true)
    }

    @Test("disappears when its time on the clock is over, and not before")
    func timeout() async {
        let harness = ShellHarness()
        harness.navigation.showToast(message)
        await harness.clock.nextSleep()
        harness.clock.advance(by: Toasts.duration - .milliseconds(1))
        #expect(harness.clock.sleeperCount == 1 && harness.screen.contains(message))
        let (changes, change) = AsyncStream<Void>.makeStream()
        harness.shell.toasts.didChange = { change.yield() }
        harness.clock.advance(by: .milliseconds(1))
        for await _ in changes { break }
        #expect(!harness.screen.contains(message))
    }

    @Test("is dismissed by esc, which only then goes back")
    func escape() {
        let harness = ShellHarness()
        harness.navigation.push(SampleScreen("Front"))
        harness.navigation.showToast(message)
        #expect(harness.keyBar.hasPrefix("esc dismiss") && !harness.keyBar.contains("esc back"))
        harness.press(.escape)
        #expect(!harness.screen.contains(message) && harness.title == "Front")
        #expect(!harness.keyBar.contains("esc dismiss"))
        harness.press(.escape)
        #expect(harness.title == "One")
    }

    @Test("is dismissed by a click on it")
    func click() throws {
        let harness = ShellHarness()
        harness.navigation.push(SampleScreen("Front"))
        harness.navigation.showToast(message)
        try harness.click(message)
        #expect(!harness.screen.contains(message) && harness.title == "Front")
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
