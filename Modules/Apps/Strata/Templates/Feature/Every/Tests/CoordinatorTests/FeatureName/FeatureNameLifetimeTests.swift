import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The Feature Name screen is freed", .leakChecks, .endsWhenStuck)
struct FeatureNameLifetimeTests {
    @Test("The feature name screen is freed each time it is closed")
    func overAndOver() async throws {
        let harness = FeatureNameHarness()
        harness.press(.escape)
        try await harness.expectFreed(["FeatureNameView", "FeatureNameCoordinator"]) {
            harness.openFeatureName()
            harness.type("nfirst")
            harness.press(.enter)
            #expect(harness.selectedRow?.contains("first") == true)
        } close: {
            harness.press(.escape)
        }
    }
}
