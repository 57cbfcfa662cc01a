import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The More tab is freed", .leakChecks, .endsWhenStuck)
struct MoreLifetimeTests {
    @Test("The More tab is freed each time it is closed")
    func overAndOver() async throws {
        let harness = MoreHarness()
        harness.press(.escape)
        try await harness.expectFreed(["MoreView", "MoreCoordinator"]) {
            harness.openMore()
            harness.press(.down, .enter)
        } close: {
            harness.press(.escape)
        }
    }
}
