import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The settings leave nothing behind", .leakChecks, .endsWhenStuck)
struct SettingsLifetimeTests {
    @Test("opened and closed over and over")
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
