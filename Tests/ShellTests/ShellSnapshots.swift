import Shell
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("Snapshots of the shell", .leakChecks, .endsWhenStuck, .snapshots())
struct ShellSnapshots {
    private let harness = ShellHarness()

    @Test("The shell shows tabs, a badge and the key bar", arguments: ScreenSize.allCases)
    func tabs(size: ScreenSize) {
        expectScreen(ShellHarness().draw(size))
    }

    @Test("The shell shows the last tab when it is selected, even if not all tabs fit")
    func manyTabs() {
        let tabs = (1...12).map { Tab(id: "\($0)", title: "Tab \($0)", badge: $0.isMultiple(of: 3) ? $0 : nil) }
        let harness = Harness(tabs: tabs, sourceLocation: #_sourceLocation)
        for tab in tabs { harness.shell.navigation(in: tab.id).push(SampleScreen(tab.title)) }
        harness.press(.backtab)
        expectScreen(harness.draw(.small))
    }

    @Test("A shell without tabs shows only the front screen of its stack", arguments: ScreenSize.allCases)
    func stack(size: ScreenSize) {
        let harness = Harness(showing: SampleScreen("Root"))
        harness.navigation.push(SampleScreen("Front"))
        expectScreen(harness.draw(size))
    }

    @Test("The shell can be drawn without the key bar")
    func withoutKeyHints() {
        harness.shell.showsKeyHints = false
        expectScreen(harness.draw())
    }

    @Test("The shell shows a prompt in front of the screen", arguments: ScreenSize.allCases)
    func prompt(size: ScreenSize) {
        harness.one.prompts.append(
            Prompt(
                title: "Remove Bookmark", message: "Remove Wolfeschlegelsteinhausen Bergerdorff from bookmarks?",
                actions: [Prompt.Action("Remove", role: .destructive), Prompt.Action("Cancel", role: .cancel)]))
        expectScreen(harness.draw(size))
    }

    @Test("The shell shows a prompt with one action")
    func message() {
        harness.one.ask("OK")
        expectScreen(harness.draw())
    }

    @Test("The shell shows the help in front of the screen", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) {
        harness.type("?")
        expectScreen(harness.draw(size))
    }

    @Test("The shell shows a toast in front of the screen", arguments: ScreenSize.allCases)
    func toast(size: ScreenSize) {
        harness.navigation.showToast("Successfully added product!")
        expectScreen(harness.draw(size))
    }

    @Test("The shell draws a prompt in its colours")
    func styled() {
        harness.one.ask("OK", "Cancel")
        expectSnapshot(of: harness.draw(usesColor: true), as: .styled)
    }

    @Test("The shell draws a prompt in ASCII")
    func ascii() {
        harness.one.ask("OK", "Cancel")
        harness.shell.skipPauses()
        let frame = harness.shell.draw(size: ScreenSize.standard.size, appearance: Appearance(symbols: .ascii))
        expectSnapshot(of: frame, as: .screen)
    }
}
