import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A screen without a tab", .leakChecks)
struct MoreFlowTests {
    @Test("is opened by enter", arguments: zip(0..<3, ["Profile", "Sign Up", "Settings"]))
    func opening(index: Int, title: String) {
        let harness = MoreHarness()
        #expect(harness.keyBar.hasPrefix("enter open"))
        for _ in 0..<index { harness.press(.down) }
        #expect(harness.selectedRow?.contains(title) == true)
        harness.press(.enter)
        #expect(harness.opened == [title])
    }

    @Test("is opened by a click on the selected row")
    func click() throws {
        let harness = MoreHarness()
        try harness.click("Settings")
        #expect(harness.opened.isEmpty)
        try harness.click("Settings")
        #expect(harness.opened == ["Settings"])
    }
}
