import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Clicks while the front screen stores something", .leakChecks, .endsWhenStuck)
struct KeptClickTests {
    private let harness = ShellHarness()

    /// Clicks on `text` while the front screen stores something; the click is delivered after `change`.
    private func click(_ text: String, after change: () -> Void = {}) throws {
        harness.one.storing = "the form"
        try harness.click(text)
        change()
        harness.one.storing = nil
        harness.draw()
    }

    @Test("Two clicks kept during storing select and open a moved row; a click on a removed row does nothing")
    func movedRow() throws {
        try click("Row 2") { harness.one.rows.insert(100, at: 0) }
        #expect(harness.selectedRow?.contains("Row 2") == true && harness.one.calls == [.opened])
        try click("Row 2")
        #expect(harness.one.calls == [.opened, .handled(.enter)])
        try click("Row 0") { harness.one.rows.removeFirst(2) }
        #expect(harness.selectedRow?.contains("Row 4") == true && harness.one.calls.count == 2)
    }

    @Test("A click kept during storing does nothing if another screen has opened before the click is delivered")
    func otherFront() throws {
        let (button, front) = (ButtonScreen(), SampleScreen("Front"))
        harness.press(.down)
        try click("Row 1") { harness.navigation.push(button) }
        button.storing = "the form"
        try harness.click("press me")
        harness.navigation.push(front)
        harness.draw()
        #expect(harness.one.calls == [.opened] && button.pressed.isEmpty && front.calls == [.opened])
    }

    @Test("A click on a tab or a button is kept while the front screen stores something")
    func tabsAndButtons() throws {
        let button = ButtonScreen()
        harness.navigation.push(button)
        button.storing = "the form"
        try harness.click("press me")
        try harness.click("Other")
        #expect(harness.title == "Button" && button.pressed.isEmpty)
        button.storing = nil
        harness.draw()
        #expect(harness.title == "Other" && button.pressed == [.character("b")])
    }

    @Test("A click on a toast dismisses it immediately, even while the front screen stores something")
    func toast() throws {
        harness.navigation.push(SampleScreen("Front"))
        harness.shell.toasts.show("Added to bag")
        (harness.shell.front as? SampleScreen)?.storing = "the form"
        try harness.click("Added to bag")
        #expect(harness.shell.toasts.message == nil && harness.shell.keptCount == 0)
    }

    @Test("A click that hits nothing is not kept while the front screen stores something")
    func nothing() {
        harness.draw()
        harness.one.storing = "the form"
        harness.press(.click(Point(x: 79, y: 23)), .click(Point(x: 1000, y: 1000)))
        #expect(harness.shell.keptCount == 0)
    }
}
