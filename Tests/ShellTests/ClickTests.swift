import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The mouse in the shell", .leakChecks, .endsWhenStuck)
struct ClickTests {
    private let harness = ShellHarness()

    @Test("A click on a tab selects the tab")
    func clickedTab() throws {
        try harness.click("Other")
        #expect(harness.shell.selectedTab == "other")
        try harness.click("One")
        #expect(harness.shell.selectedTab == "one")
    }

    @Test("Only every second click on a row opens it, even if the row was selected before the first click")
    func firstClick() throws {
        try harness.click("Row 0")
        #expect(harness.one.calls == [.opened])
        try harness.click("Row 0")
        try harness.click("Row 0")
        #expect(harness.one.calls == [.opened, .handled(.enter)])
    }

    @Test(
        "Two clicks on a row do not open it if a key or another click comes between them",
        arguments: [
            [.character("x")], [.up, .down], [.click(.zero)], [.click(Point(x: 40, y: 22))],
            [.click(Point(x: 1000, y: 1000))], [.tab, .backtab],
        ] as [[Key]])
    func between(keys: [Key]) throws {
        try harness.click("Row 1")
        for key in keys { harness.press(key) }
        try harness.click("Row 1")
        #expect(harness.selectedRow?.contains("Row 1") == true && harness.one.calls == [.opened])
        try harness.click("Row 1")
        #expect(harness.one.calls == [.opened, .handled(.enter)])
    }

    @Test("Two clicks on one spot open nothing if the row there or the selection changes between the clicks")
    func movedRow() throws {
        try harness.click("Row 1")
        harness.one.rows.remove(at: 1)
        try harness.click("Row 2")
        #expect(harness.selectedRow?.contains("Row 2") == true && harness.one.calls == [.opened])
        try harness.click("Row 3")
        _ = harness.one.select(row: 0)
        try harness.click("Row 3")
        #expect(harness.selectedRow?.contains("Row 3") == true && harness.one.calls == [.opened])
    }

    @Test("A click on a hint in the key bar presses the hint's key, whatever is in front of the screen")
    func clickedHint() throws {
        try harness.click("b mark")
        #expect(harness.one.calls == [.opened, .handled(.character("b"))])
        try harness.click("? help")
        #expect(harness.screen.contains("═ Help ═"))
        try harness.click("other keys close")
        #expect(!harness.screen.contains("═ Help ═"))
        harness.one.ask("Yes", "No")
        try harness.click("esc No")
        #expect(harness.prompt == nil)
        try harness.click("q quit")
        #expect(harness.host.calls == [.quit])
    }

    @Test("A click outside of the open help does nothing")
    func clickedOutside() throws {
        let screen = ButtonScreen()
        harness.navigation.push(screen)
        let place = try harness.place(of: "press me")
        harness.press(.function(1))
        let before = harness.screen
        harness.press(.click(place))
        try harness.click("Other")
        #expect(harness.screen == before && screen.pressed.isEmpty)
    }

    @Test("A click before the first drawing does nothing")
    func clickedNothing() {
        harness.press(.click(Point(x: 5, y: 5)))
        #expect(harness.one.calls == [.opened])
    }

    @Test("A click does nothing if another screen has been opened since the last drawing")
    func clickedBefore() throws {
        let place = try harness.place(of: "Row 2")
        harness.navigation.push(SampleScreen("Front"))
        harness.press(.click(place))
        #expect(harness.selectedRow?.contains("Row 0") == true)
    }
}
