import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A person who signs up", .leakChecks, .endsWhenStuck)
struct SignUpFlowTests {
    @Test("A person fills in the form, is led to a missing entry, and is welcomed after signing up")
    func success() async throws {
        let harness = SignUpHarness()
        harness.type("Ada Lovelace")
        harness.press(.tab)
        harness.type("ada@example.com")
        harness.press(.enter)
        harness.type("ada")
        harness.press(.enter)
        harness.type("36")
        harness.press(.down)
        harness.type("united k")
        #expect(harness.screen.contains("United Kingdom"))

        harness.press(.pageDown, .enter)
        #expect(harness.screen.contains("▸ [ ] I accept the terms"))
        #expect(harness.screen.contains("Accept the terms to sign up"))
        harness.press(.space, .enter, .enter)
        try await harness.answer(.success(()))
        #expect(harness.screen.contains("Welcome, Ada Lovelace"))
        #expect(harness.screen.contains("You are signed up as ada"))

        harness.press(.enter)
        #expect(harness.title == "Blank")
        harness.openForm()
        #expect(harness.isOpen && harness.screen.contains("first and last"))
    }

    @Test("A person retries a failed sign-up, immediately and later, without entering anything twice")
    func retry() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        #expect(harness.prompt != nil)
        harness.press(.enter)
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        #expect(harness.prompt == nil && harness.screen.contains("▸ [ Try again ]"))

        harness.press(.enter)
        try await harness.answer(.success(()))
        #expect(harness.service.questions == [.sample, .sample, .sample])
        #expect(harness.screen.contains("Welcome, Ada Lovelace"))
    }

    @Test("A person is asked before a filled-in form is lost, and a person who stays finds the form unchanged")
    func leaving() {
        let harness = SignUpHarness()
        harness.type("Ada")
        harness.press(.escape)
        #expect(harness.prompt == "What you have entered will be lost.")
        harness.press(.enter, .control("c"))
        #expect(harness.prompt == "What you have entered in the sign-up form will be lost.")
        harness.press(.enter)
        #expect(harness.host.calls == [] && harness.selectedRow?.contains("Name      Ada ") == true)
        harness.press(.escape, .left, .enter)
        #expect(harness.title == "Blank")
    }
}
