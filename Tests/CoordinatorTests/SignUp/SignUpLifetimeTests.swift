import Interactor
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The sign-up form is freed", .leakChecks, .endsWhenStuck)
struct SignUpLifetimeTests {
    private let objects: Set = ["SignUpView", "SignUpFieldView", "SignUpInteractor", "SignUpCoordinator", "Work"]

    @Test("The sign-up form is freed each time it is closed after a submission")
    func overAndOver() async throws {
        let harness = makeHarness()
        try await harness.expectFreed(objects) {
            harness.openForm()
            harness.press(.character("a"), .pageDown, .enter)
        } close: {
            harness.press(.escape, .left, .enter)
            try #require(!harness.isOpen)
        }
    }

    @Test("The sign-up form is freed each time it is closed while it asks whether to leave")
    func asking() async throws {
        let harness = makeHarness()
        try await harness.expectFreedWhileAsking(objects) {
            harness.openForm()
            harness.press(.character("a"), .escape)
        }
    }

    @Test("The sign-up form is freed each time it is closed while an alert is open")
    func failed() async throws {
        let harness = makeHarness()
        try await harness.expectFreedWhileAsking(objects) {
            harness.openForm()
            harness.fillIn()
            harness.press(.enter)
            try await harness.answer(.failure(.unavailable(.noData)))
        }
    }

    /// Returns a harness whose form has been closed.
    private func makeHarness(sourceLocation: SourceLocation = #_sourceLocation) -> SignUpHarness {
        let harness = SignUpHarness(sourceLocation: sourceLocation)
        harness.navigation.popToRoot()
        return harness
    }
}
