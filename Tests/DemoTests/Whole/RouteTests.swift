import Coordinator
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("Routes", .leakChecks, .endsWhenStuck)
struct RouteTests {
    @Test("Each route can be opened from every other route", arguments: try await screensOfDemo())
    func fromAnywhere(name: String) async throws {
        let screens = try safeComposition().screens
        let route = try #require(screens.first { $0.name == name }?.route)
        let expected = try await opened(route).route
        // In the fast run, open the route only from the first and the last screen.
        for other in SlowTests.areEnabled ? screens : screens.prefix(1) + screens.suffix(1) {
            let app = try await opened(other.route)
            await app.open(route)
            #expect(app.route == expected, "from \(other.name)")
        }
    }
}

/// Returns an app that has a list and has opened `route`.
@MainActor
private func opened(_ route: Route = .users) async throws -> AppHarness<AppCoordinator> {
    let app = try await AppHarness.opened(.lists)
    await app.type(settling: "nA")
    await app.press(settling: .enter)
    await app.open(route)
    return app
}
