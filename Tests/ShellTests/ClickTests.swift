import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The mouse in the shell", .leakChecks, .endsWhenStuck)
struct ClickTests {
    @Test("a click on a tab selects it")
    func clickedTab() throws {
        let harness = ShellHarness()
        try harness.click("Other")
        #expect(harness.shell.selectedTab == "other")
        try harness.click("One")
        #expect(harness.shell.selectedTab == "one")
    }

    @Test("a click on a row selects it, a click on the selected one opens it, and any other does nothing")
    func clickedRow() throws {
        let harness = ShellHarness()
        try harness.click("Row 1")
        #expect(harness.selectedRow?.contains("Row 1") == true)
        harness.press(.click(.zero), .click(Point(x: 40, y: 23)), .click(Point(x: 1000, y: 1000)))
        #expect(harness.one.calls == [.opened])
        try harness.click("Row 1")
        #expect(harness.one.calls == [.opened, .handled(.enter)])
    }

    @Test("a click before the first drawing does nothing")
    func clickedNothing() {
        let harness = ShellHarness()
        harness.press(.click(Point(x: 5, y: 5)))
        #expect(harness.one.calls == [.opened])
    }

    @Test("a click on a key's target presses the key")
    func clickedKey() throws {
        let harness = ShellHarness()
        let screen = ButtonScreen()
        harness.navigation.push(screen)
        try harness.click("press me")
        #expect(screen.pressed == [.character("b")])
    }

    @Test("a click on what was drawn before a change does nothing")
    func clickedBefore() throws {
        let harness = ShellHarness()
        let place = try harness.place(of: "Row 2")
        harness.navigation.push(SampleScreen("Front"))
        harness.press(.click(place))
        #expect(harness.selectedRow?.contains("Row 0") == true)
    }
}
