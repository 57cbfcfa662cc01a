import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Routes", .leakChecks, .endsWhenStuck)
struct RouteTests {
    @Test("each has its own name and opens its own screen")
    func distinct() async throws {
        let routes = try routesOfDemo()
        #expect(Set(routes).count == routes.count)
        for route in routes {
            let app = try await opened(route)
            #expect(app.route == route)
        }
    }

    @Test("each subroute leads back to its place", arguments: try await subroutes())
    func back(route: Route) async throws {
        let app = try await opened(route)
        let place = try #require(app.coordinator.places.first { $0.subroutes.contains(route) })
        if app.coordinator.shell.front?.isEditingText == true { await app.press(settling: .escape) }
        await app.press(settling: .escape)
        #expect(app.route == place.route)
    }

    @Test("each can be opened from every other one", arguments: try await routesOfDemo())
    func fromAnywhere(route: Route) async throws {
        let others = try routesOfDemo()
        // In the fast run, from the first and the last one only.
        for other in SlowTests.areEnabled ? others : others.prefix(1) + others.suffix(1) {
            let app = try await opened(other)
            await app.open(route)
            #expect(app.route == route, "from \(other)")
        }
    }

    @Test("each place without a tab is a row of More, which opens it; escape leads back")
    func more() async throws {
        let places = try await opened().coordinator.places.filter { $0.standing != .tab }
        for (row, place) in places.enumerated() {
            let app = try await opened(.more)
            for _ in 0..<row { await app.press(settling: .down) }
            #expect(app.screen.contains("▸ \(place.title)"))
            await app.press(settling: .enter)
            #expect(app.route == place.route)
            await app.press(settling: .escape)
            #expect(app.route == .more)
        }
    }

    @Test("each tab has the title of its place, in the order of the places")
    func tabs() async throws {
        let app = try await opened()
        #expect(app.coordinator.shell.tabs.map(\.title) == app.coordinator.places.tabs.map(\.title))
        for place in app.coordinator.places.tabs {
            app.select(place.route)
            #expect(app.tabs.contains("[\(place.title)"))
        }
        await app.settle()
    }
}

/// Returns an app with a list, which has opened `route`.
@MainActor
private func opened(_ route: Route = .users) async throws -> AppHarness<AppCoordinator> {
    let app = try await AppHarness.opened(.lists)
    await app.type(settling: "nA")
    await app.press(settling: .enter)
    await app.open(route)
    return app
}

@MainActor
private func subroutes() async throws -> [Route] {
    try await opened().coordinator.places.flatMap(\.subroutes)
}
