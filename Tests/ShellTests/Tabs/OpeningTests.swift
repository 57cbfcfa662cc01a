import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A screen opens", .leakChecks, .endsWhenStuck)
struct OpeningTests {
    @Test("once, when it first comes to the front of the selected tab, and before it is drawn")
    func once() {
        let harness = ShellHarness()
        #expect(harness.one.calls == [.opened] && harness.other.calls.isEmpty)
        harness.press(.tab)
        #expect(harness.other.calls == [.opened])
        harness.press(.tab, .tab)
        harness.draw()
        #expect(harness.one.calls == [.opened] && harness.other.calls == [.opened])
    }

    @Test("and may push another screen then")
    func pushing() {
        let harness = ShellHarness()
        let first = SampleScreen("First")
        first.whenOpened = { [unowned harness] in harness.navigation.push(SampleScreen("Second")) }
        harness.navigation.push(first)
        #expect(harness.title == "Second" && first.calls == [.opened])
        harness.press(.escape)
        #expect(harness.title == "First" && first.calls == [.opened])
    }

    @Test("and may close itself then")
    func popping() {
        let harness = ShellHarness()
        let screen = SampleScreen("Brief")
        screen.whenOpened = { [unowned harness] in harness.navigation.popToRoot() }
        harness.navigation.push(screen)
        #expect(harness.title == "One" && screen.calls == [.opened])
    }

    @Test("not by selecting an unknown tab")
    func unknownTab() {
        let harness = ShellHarness()
        harness.shell.select("nowhere")
        #expect(harness.shell.selectedTab == "one" && harness.title == "One")
    }
}
