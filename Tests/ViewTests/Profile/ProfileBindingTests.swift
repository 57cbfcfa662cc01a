import TestKit
import TestScreens
import Testing

/// Tests of the binding in each style except observation, which `ObservationProfileViewTests` covers.
@MainActor
@Suite("The binding of a profile", .leakChecks, .endsWhenStuck)
struct ProfileBindingTests {
    @Test(
        "Every change updates a bound profile screen", arguments: ProfileStyle.allCases.filter { $0 != .observation },
        ProfileChange.allCases)
    func law(style: ProfileStyle, change: ProfileChange) async throws {
        try await expectBindingUpdatesScreen {
            try await change.happen($0.behind)
        } make: {
            let profile = BoundProfile(style)
            try await change.prepare(profile.behind)
            return profile
        }
    }
}
