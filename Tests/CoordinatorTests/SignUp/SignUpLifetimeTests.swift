import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A form to sign up with leaves nothing behind", .leakChecks, .endsWhenStuck)
struct SignUpLifetimeTests {
    private let objects: Set = ["SignUpView", "SignUpFieldView", "SignUpInteractor", "SignUpCoordinator", "Work"]

    @Test("opened, typed into, submitted and closed over and over")
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

    @Test("closed while it asks over and over")
    func asking() async throws {
        let harness = makeHarness()
        try await harness.expectFreedWhileAsking(objects) {
            harness.openForm()
            harness.press(.character("a"), .escape)
        }
    }

    @Test("left while it is submitted: the request is cancelled")
    func leftWhileSubmitting() async throws {
        let harness = SignUpHarness.filledIn()
        harness.press(.enter)
        let request = try await harness.service.nextRequest()
        harness.press(.escape, .left, .enter)
        await request.cancellation()
        await harness.settle()
        #expect(!harness.isOpen)
    }

    /// A harness whose form is closed already.
    private func makeHarness(sourceLocation: SourceLocation = #_sourceLocation) -> SignUpHarness {
        let harness = SignUpHarness(sourceLocation: sourceLocation)
        harness.navigation.popToRoot()
        return harness
    }
}
