import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The sign-up form is closed", .leakChecks, .endsWhenStuck)
struct SignUpClosingTests {
    @Test("by a key after a successful sign-up", arguments: [Key.enter, .space, .escape])
    func welcome(key: Key) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.success(()))
        #expect(harness.keyBar.hasPrefix("enter done"))
        harness.press(key)
        #expect(!harness.isOpen)
    }

    @Test("by a click on the button after a successful sign-up")
    func clickDone() async throws {
        let harness = SignUpHarness.filledIn()
        try harness.click("[ Sign up ]")
        try await harness.answer(.success(()))
        try harness.click("[ Done ]")
        #expect(!harness.isOpen)
    }

    @Test("after a confirmation if something was entered, and stays as it is without one")
    func entered() {
        let harness = SignUpHarness()
        harness.type("A")
        harness.press(.escape)
        #expect(harness.wholePrompt == "Leave Sign Up: What you have entered will be lost. [Leave] [Stay]")
        harness.press(.enter)
        #expect(harness.isOpen && harness.selectedRow?.contains("Name      A ") == true)
        harness.press(.escape, .left, .enter)
        #expect(!harness.isOpen)
    }

    @Test("at once if nothing was entered")
    func blank() {
        let harness = SignUpHarness()
        harness.press(.tab, .escape)
        #expect(!harness.isOpen && harness.prompt == nil)
    }
}
