import TestKit
import TestScreens
import Testing

/// The binding law in each style except observation.
@MainActor
@Suite("The binding of a profile carries every change", .leakChecks, .endsWhenStuck)
struct ProfileBindingTests {
    @Test(
        "A profile's binding carries every change", arguments: ProfileStyle.allCases.filter { $0 != .observation },
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
