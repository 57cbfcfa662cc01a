import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A coordinator's navigation", .leakChecks, .endsWhenStuck)
struct NavigationTests {
    private let harness = ShellHarness()

    @Test("A screen pushed in a hidden tab opens only when its tab is selected")
    func hiddenTab() {
        let screen = SampleScreen("Deep")
        harness.shell.navigation(in: "other").push(screen)
        #expect(harness.title == "One" && screen.calls.isEmpty)
        harness.press(.tab)
        #expect(harness.title == "Deep" && screen.calls == [.opened])
        #expect(harness.other.calls.isEmpty)
        harness.press(.escape)
        #expect(harness.title == "Other" && harness.other.calls == [.opened])
    }

    @Test("The front screen of a hidden tab can be opened, but only once")
    func openFront() {
        for _ in 0..<2 { harness.shell.navigation(in: "other").openFront() }
        #expect(harness.title == "One" && harness.other.calls == [.opened])
        harness.press(.tab)
        #expect(harness.title == "Other" && harness.other.calls == [.opened])
    }

    @Test("A navigation knows the current path of each screen, and reports each change")
    func paths() {
        var (words, changes) = ("", 0)
        harness.shell.didNavigate = { changes += 1 }
        harness.navigation.push(SampleScreen("Search"), at: ["search", words])
        harness.navigation.push(SampleScreen("Nameless"))
        words = "sea"
        #expect(harness.navigation.paths == [[], ["search", "sea"], []])
        harness.press(.escape, .tab)
        #expect(harness.navigation.paths == [[]] && changes == 4)
    }

    @Test("A navigation lists the unsaved changes that would be lost by popping its stack to the first screen")
    func losses() {
        harness.one.unsavedChanges = ["One."]
        let (form, failed) = (SampleScreen("Form"), SampleScreen("Failed"))
        form.unsavedChanges = ["Form."]
        failed.unsavedChanges = ["Text."]
        failed.prompts.append(Prompt(title: "Error", message: "", actions: [], loss: "Not saved."))
        harness.navigation.push(form)
        harness.navigation.push(failed)
        #expect(harness.navigation.losses == ["Not saved.", "Form."])
        harness.navigation.popToRoot()
        #expect(harness.navigation.losses.isEmpty)
    }

    @Test("A navigation can bring its tab to the front without changing the tab's stack")
    func bringToFront() {
        let navigation = harness.shell.navigation(in: "other")
        navigation.push(SampleScreen("Deep"))
        navigation.bringToFront()
        #expect(harness.title == "Deep")
        harness.press(.tab)
        navigation.bringToFront()
        #expect(harness.title == "Deep")
    }

    @Test("A navigation removes an owner's screen even if another screen is in front, but never the first screen")
    func pop() {
        let (owner, stranger) = (Owner(), Owner())
        harness.navigation.push(SampleScreen("Mine"), keeping: owner)
        harness.navigation.push(SampleScreen("Front"))
        harness.navigation.pop(stranger)
        #expect(harness.title == "Front")
        harness.navigation.pop(owner)
        #expect(harness.title == "Front")
        harness.press(.escape)
        #expect(harness.title == "One")

        let alone = Harness(sourceLocation: #_sourceLocation)
        alone.navigation.push(SampleScreen("Root"), keeping: owner)
        alone.navigation.pop(owner)
        #expect(alone.title == "Root")
    }

    @Test("A navigation pops its own stack to the first screen, but no other stack")
    func popToRoot() {
        harness.navigation.push(SampleScreen())
        harness.navigation.push(SampleScreen())
        harness.shell.navigation(in: "other").push(SampleScreen("Deep"))
        harness.navigation.popToRoot()
        #expect(harness.title == "One")
        harness.press(.tab)
        #expect(harness.title == "Deep")
    }

    @Test("A navigation knows the owner of the front screen")
    func frontOwner() {
        let owner = Owner()
        #expect(harness.navigation.frontOwner == nil)
        harness.navigation.push(SampleScreen(), keeping: owner)
        #expect(harness.navigation.frontOwner === owner)
        harness.navigation.push(SampleScreen())
        #expect(harness.navigation.frontOwner == nil)
    }

    @Test("A screen's owner stays alive until the screen is closed")
    func owner() {
        weak var kept: Owner?
        do {
            let owner = Owner()
            kept = owner
            harness.navigation.push(SampleScreen(), keeping: owner)
        }
        #expect(kept != nil)
        harness.press(.escape)
        #expect(kept == nil)
    }

    @Test("A navigation does not keep the shell alive, and does nothing after the shell is freed")
    func gone() {
        let navigation: Navigation
        weak var shell: Shell?
        do {
            let harness = Harness(sourceLocation: #_sourceLocation)
            navigation = harness.navigation
            shell = harness.shell
        }
        #expect(shell == nil)
        navigation.push(SampleScreen())
        navigation.popToRoot()
        navigation.bringToFront()
        navigation.showToast("Nobody sees this")
    }

    @Test("A screen that is opening can push another screen")
    func pushing() {
        let first = SampleScreen("First")
        first.whenOpened = { [unowned harness] in harness.navigation.push(SampleScreen("Second")) }
        harness.navigation.push(first)
        #expect(harness.title == "Second" && first.calls == [.opened])
        harness.press(.escape)
        #expect(harness.title == "First" && first.calls == [.opened])
    }

    @Test("A screen that is opening can close itself")
    func popping() {
        let screen = SampleScreen("Brief")
        screen.whenOpened = { [unowned harness] in harness.navigation.popToRoot() }
        harness.navigation.push(screen)
        #expect(harness.title == "One" && screen.calls == [.opened])
    }

    @Test("Selecting an unknown tab changes nothing")
    func unknownTab() {
        harness.shell.select("nowhere")
        #expect(harness.shell.selectedTab == "one" && harness.title == "One")
    }

    private final class Owner {}
}
