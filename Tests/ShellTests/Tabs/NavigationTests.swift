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
