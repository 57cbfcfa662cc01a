import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The settings are freed", .leakChecks, .endsWhenStuck)
struct SettingsLifetimeTests {
    @Test("The settings are freed each time they are closed")
    func overAndOver() async throws {
        let harness = await SettingsHarness()
        harness.press(.escape)
        try await harness.expectFreed(["SettingsView", "SettingsCoordinator"]) {
            harness.openSettings()
        } close: {
            harness.press(.escape)
        }
    }

    @Test("The settings are freed each time they are closed while an alert is open")
    func asking() async throws {
        let harness = await SettingsHarness()
        harness.press(.escape)
        harness.store.failure = .locked(path: "/x")
        try await harness.expectFreedWhileAsking(["SettingsView", "SettingsCoordinator"]) {
            harness.openSettings()
            await harness.press(settling: .enter)
        }
    }
}
