import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The tab More leaves nothing behind", .leakChecks, .endsWhenStuck)
struct MoreLifetimeTests {
    @Test("opened and closed over and over")
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
