import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The settings leave nothing behind", .leakChecks, .endsWhenStuck)
struct SettingsLifetimeTests {
    @Test("opened and closed 1,000 times")
    func thousandTimes() async throws {
        let harness = await SettingsHarness()
        harness.press(.escape)
        try await harness.expectFreed(["SettingsView", "SettingsCoordinator"]) {
            harness.openSettings()
        } close: {
            harness.press(.escape)
        }
    }
}
