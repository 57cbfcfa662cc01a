import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Keys that the shell translates for the sign-up form", .leakChecks, .endsWhenStuck)
struct SignUpKeyTests {
    @Test("a click moves the focus, turns the switch and presses the button")
    func clicks() throws {
        let harness = SignUpHarness()
        for _ in 0..<2 {
            try harness.click("Country")
            #expect(harness.selectedRow?.contains("Country") == true)
        }
        try harness.click("I accept")
        #expect(harness.selectedRow?.contains("[x] I accept the terms") == true)
        try harness.click("I accept")
        #expect(harness.selectedRow?.contains("[ ] I accept the terms") == true)
        try harness.click("Sign up")
        #expect(harness.screen.contains("Enter your name"))
        #expect(harness.selectedRow?.contains("Name") == true)
    }

    @Test("a key with a modifier counts as the plain key if the field has no use for the modifier")
    func modified() {
        let harness = SignUpHarness()
        harness.press(.modified(.tab, .control), .modified(.down, .shift))
        #expect(harness.selectedRow?.contains("Nickname") == true)
        harness.type("ada king")
        harness.press(.modified(.left, .control), .modified(.backspace, .alt))
        #expect(harness.selectedRow?.contains("Nickname  king ") == true)
    }
}
