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

    @Test("changes nothing about esc, which closes the screen, and the toast with it")
    func escape() {
        let harness = ShellHarness()
        harness.navigation.push(SampleScreen("Front"))
        harness.navigation.showToast(message)
        #expect(harness.keyBar.contains("esc back") && harness.screen.contains(message))
        harness.press(.escape)
        #expect(harness.title == "One" && !harness.screen.contains(message))
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
