import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A coordinator's navigation", .leakChecks, .endsWhenStuck)
struct NavigationTests {
    @Test("pushes onto its own stack, where a screen opens only when its tab is selected")
    func hiddenTab() {
        let harness = ShellHarness()
        let screen = SampleScreen("Deep")
        harness.shell.navigation(in: "other").push(screen)
        #expect(harness.title == "One" && screen.calls.isEmpty)
        harness.press(.tab)
        #expect(harness.title == "Deep" && screen.calls == [.opened])
        #expect(harness.other.calls.isEmpty)
        harness.press(.escape)
        #expect(harness.title == "Other" && harness.other.calls == [.opened])
    }

    @Test("opens a screen in a hidden tab if it is told to, once")
    func openFront() {
        let harness = ShellHarness()
        for _ in 0..<2 { harness.shell.navigation(in: "other").openFront() }
        #expect(harness.title == "One" && harness.other.calls == [.opened])
        harness.press(.tab)
        #expect(harness.title == "Other" && harness.other.calls == [.opened])
    }

    @Test("tells what names each screen of its stack, by now, and that something has come or gone")
    func paths() {
        let harness = ShellHarness()
        var (words, changes) = ("", 0)
        harness.shell.didNavigate = { changes += 1 }
        harness.navigation.push(SampleScreen("Search"), at: ["search", words])
        harness.navigation.push(SampleScreen("Nameless"))
        words = "sea"
        #expect(harness.navigation.paths == [[], ["search", "sea"], []])
        harness.press(.escape, .tab)
        #expect(harness.navigation.paths == [[]] && changes == 4)
    }

    @Test("tells what closing its stack would lose, but for the first screen's text, which stays")
    func losses() {
        let harness = ShellHarness()
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

    @Test("brings its tab to the front, as it was left")
    func bringToFront() {
        let harness = ShellHarness()
        let navigation = harness.shell.navigation(in: "other")
        navigation.push(SampleScreen("Deep"))
        navigation.bringToFront()
        #expect(harness.title == "Deep")
        harness.press(.tab)
        navigation.bringToFront()
        #expect(harness.title == "Deep")
    }

    @Test("pops the screen that an owner pushed, wherever it is, but never the first one")
    func pop() {
        let harness = ShellHarness()
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

    @Test("pops only its own stack to the first screen")
    func popToRoot() {
        let harness = ShellHarness()
        harness.navigation.push(SampleScreen())
        harness.navigation.push(SampleScreen())
        harness.shell.navigation(in: "other").push(SampleScreen("Deep"))
        harness.navigation.popToRoot()
        #expect(harness.title == "One")
        harness.press(.tab)
        #expect(harness.title == "Deep")
    }

    @Test("knows who owns the front screen")
    func frontOwner() {
        let harness = ShellHarness()
        let owner = Owner()
        #expect(harness.navigation.frontOwner == nil)
        harness.navigation.push(SampleScreen(), keeping: owner)
        #expect(harness.navigation.frontOwner === owner)
        harness.navigation.push(SampleScreen())
        #expect(harness.navigation.frontOwner == nil)
    }

    @Test("keeps a screen's owner alive until the screen is closed")
    func owner() {
        let harness = ShellHarness()
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

    @Test("keeps nothing alive, and does nothing once the shell is gone")
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

    private final class Owner {}
}
