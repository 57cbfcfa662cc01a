import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The Notes screen is freed", .leakChecks, .endsWhenStuck)
struct NotesLifetimeTests {
    @Test("The notes screen is freed each time it is closed")
    func overAndOver() async throws {
        let harness = NotesHarness()
        harness.press(.escape)
        try await harness.expectFreed(["NotesView", "NotesCoordinator"]) {
            harness.openNotes()
            harness.type("nfirst")
            harness.press(.enter)
            #expect(harness.selectedRow?.contains("first") == true)
        } close: {
            harness.press(.escape)
        }
    }
}
