import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A person who signs up", .leakChecks, .endsWhenStuck)
struct SignUpFlowTests {
    @Test("fills in the form, is led to what is missing, and is welcomed")
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

    @Test("replaces a nickname that is taken, and keeps the other entries")
    func taken() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.failure(.nicknameTaken("ada.lovelace")))
        #expect(harness.screen.contains("▸ Nickname  ada.lovelace"))
        #expect(harness.screen.contains("this one is taken") && harness.screen.contains("ada@example.com"))

        harness.type("2")
        #expect(!harness.screen.contains("this one is taken"))
        harness.press(.pageDown, .enter)
        try await harness.answer(.success(()))
        #expect(harness.screen.contains("You are signed up as ada.lovelace2"))
    }

    @Test("tries again after a failure, without entering anything twice")
    func retry() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        #expect(
            harness.wholePrompt
                == "Error: Sign-up failed: HTTP error with status code: 503. Wait a while. [Try Again] [OK]")

        harness.press(.enter)
        try await harness.answer(.success(()))
        #expect(harness.service.questions == [.sample, .sample])
        #expect(harness.screen.contains("Welcome, Ada Lovelace"))
    }

    @Test("is welcomed without an alert after submitting again in the alert's pause")
    func keyInPause() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.service.nextRequest().answer(.failure(.unavailable(.httpError(503))))
        await harness.work.settle()
        harness.shell.press(.enter)
        try await harness.answer(.success(()))
        #expect(harness.prompt == nil && harness.screen.contains("Welcome, Ada Lovelace"))
    }

    @Test("finds the form as it was after OK, which says why, and tries again from there")
    func keptForm() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        #expect(harness.prompt == nil && harness.isOpen)
        for text in ["Ada Lovelace", "ada@example.com", "ada.lovelace", "36", "United Kingdom", "[x] I accept"] {
            #expect(harness.screen.contains(text))
        }
        #expect(harness.screen.contains("Sign-up failed: HTTP error with status code: 503"))
        #expect(harness.screen.contains("▸ [ Try again ]"))

        harness.press(.enter)
        try await harness.answer(.success(()))
        #expect(harness.service.questions == [.sample, .sample])
    }

    @Test("tries again with what the form holds by then")
    func editedMeanwhile() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .tab)
        harness.type(" King")
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        harness.press(.enter)
        try await harness.answer(.success(()))
        #expect(harness.service.questions.map(\.name) == ["Ada Lovelace", "Ada Lovelace King"])
    }

    @Test("finds the form unchanged after looking at another tab")
    func otherTab() {
        let harness = SignUpHarness()
        harness.type("Ada")
        harness.shell.select(harness.addTab().id)
        #expect(!harness.isOpen)
        harness.shell.select(Tab.only.id)
        #expect(harness.isOpen && harness.screen.contains("▸ Name      Ada"))
    }

    @Test("never leaves the form by pressing tab, and is told only what tab does here")
    func tab() {
        let harness = SignUpHarness()
        harness.addTab()
        for _ in 0..<7 {
            #expect(harness.keyBar.contains("tab ") && !harness.keyBar.contains("next tab"))
            harness.press(.tab)
            #expect(harness.isOpen)
        }
        #expect(harness.screen.contains("▸ Name"))
    }
}

extension SignUpHarness {
    /// Adds a tab without screens after the one of the form.
    @discardableResult
    fileprivate func addTab() -> Tab {
        let other = Tab(id: "other", title: "Other")
        shell.tabs.append(other)
        return other
    }
}
