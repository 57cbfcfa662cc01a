import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A sign-up form that is submitted", .leakChecks, .endsWhenStuck)
struct SignUpSubmissionTests {
    @Test("keeps what is typed, the cursor and the focus, when it is configured anew")
    func configure() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .backtab, .backtab, .left)
        #expect(harness.selectedRow?.contains("Country   United Kingdom ") == true)
        harness.type("!")
        try await harness.answer(.failure(.unavailable(reason: "closed")))
        #expect(harness.selectedRow?.contains("Country   United Kingdo!m ") == true)
        #expect(harness.screen.contains("Signing up is not possible: closed"))
    }

    @Test("goes to the field that was refused, if nobody has gone elsewhere meanwhile", arguments: [true, false])
    func refused(stays: Bool) async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        if !stays { harness.press(.tab) }
        try await harness.answer(.failure(.nicknameTaken("ada.lovelace")))
        let selected = stays ? "Nickname  ada.lovelace " : "Name      Ada Lovelace "
        #expect(harness.selectedRow?.contains(selected) == true)
        #expect(harness.screen.contains("This nickname is taken"))
    }

    @Test("says which nickname was refused, where the field has another by then")
    func refusedMeanwhile() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .up, .up, .up, .up)
        harness.type("2")
        #expect(harness.selectedRow?.contains("Nickname  ada.lovelace2 ") == true)
        harness.press(.pageDown)
        try await harness.answer(.failure(.nicknameTaken("ada.lovelace")))
        #expect(harness.screen.contains("The nickname “ada.lovelace” is taken."))
        #expect(!harness.screen.contains("This nickname is taken"))
        #expect(harness.selectedRow?.contains("[ Sign up ]") == true)
    }

    @Test("loses no key meanwhile, and is submitted once")
    func submitting() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter, .enter, .space, .tab)
        harness.type(" King")
        #expect(harness.screen.contains("Ada Lovelace King") && harness.screen.contains("Signing up"))
        harness.press(.pageDown, .enter)
        try await harness.answer(.failure(.unavailable(reason: "closed")))
        #expect(harness.service.questions == [.sample])
        #expect(harness.screen.contains("Ada Lovelace King"))
    }

    @Test("turns its spinner meanwhile, and only then")
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
