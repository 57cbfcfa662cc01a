import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The settings are freed", .leakChecks, .endsWhenStuck)
struct SettingsLifetimeTests {
    @Test("each time they are closed")
    func overAndOver() async throws {
        let harness = await SettingsHarness()
        harness.press(.escape)
        try await harness.expectFreed(["SettingsView", "SettingsCoordinator"]) {
            harness.openSettings()
        } close: {
            harness.press(.escape)
        }
    }
}
