import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A submitted sign-up form", .leakChecks, .endsWhenStuck)
struct SignUpSubmissionTests {
    @Test("keeps the entries, the cursor and the focus when the answer comes")
    func configure() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .backtab, .backtab, .left)
        #expect(harness.selectedRow?.contains("Country   United Kingdom ") == true)
        harness.type("!")
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        #expect(harness.selectedRow?.contains("Country   United Kingdo!m ") == true)
        #expect(harness.screen.contains("Sign-up failed: HTTP error with status code: 503"))
    }

    @Test("moves the focus to the refused field, unless it has been moved meanwhile", arguments: [true, false])
    func refused(stays: Bool) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        if !stays { harness.press(.tab) }
        try await harness.answer(.failure(.nicknameTaken("ada.lovelace")))
        let selected = stays ? "Nickname  ada.lovelace " : "Name      Ada Lovelace "
        #expect(harness.selectedRow?.contains(selected) == true)
        #expect(harness.screen.contains("this one is taken"))
    }

    @Test("names the refused nickname if the field holds another by then")
    func refusedMeanwhile() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .up, .up, .up, .up)
        harness.type("2")
        #expect(harness.selectedRow?.contains("Nickname  ada.lovelace2 ") == true)
        harness.press(.pageDown)
        try await harness.answer(.failure(.nicknameTaken("ada.lovelace")))
        #expect(harness.screen.contains("The nickname “ada.lovelace” is taken. Choose another one."))
        #expect(!harness.screen.contains("this one is taken"))
        #expect(harness.selectedRow?.contains("[ Sign up ]") == true)
    }

    @Test("takes keys meanwhile, and is submitted once")
    func submitting() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .enter, .space, .tab)
        harness.type(" King")
        #expect(harness.screen.contains("Ada Lovelace King") && harness.screen.contains("Signing up"))
        harness.press(.pageDown, .enter)
        try await harness.answer(.failure(.unavailable(.httpError(503))))
        harness.press(.escape)
        #expect(harness.service.questions == [.sample])
        #expect(harness.screen.contains("Ada Lovelace King"))
    }

    @Test("shows a spinner only until the answer comes")
    func spinner() async throws {
        let harness = SignUpHarness.filledIn()
        #expect(!harness.draw().report.isAnimating)
        harness.press(.enter)
        #expect(harness.draw().report.isAnimating)
        #expect(harness.draw(tick: 0).grid != harness.draw(tick: 1).grid)
        try await harness.answer(.success(()))
        #expect(!harness.draw().report.isAnimating)
    }
}
