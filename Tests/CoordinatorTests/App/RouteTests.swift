import Shell
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Routes", .leakChecks, .endsWhenStuck)
struct RouteTests {
    @Test("each opens its own screen and has its own name")
    func distinct() async {
        var screens: Set<String> = []
        for route in Route.allCases {
            let app = await AppHarness.opened(route)
            screens.insert(app.coordinator.shell.front.map { "\(type(of: $0))" } ?? "")
        }
        #expect(screens.count == Route.allCases.count && !screens.contains(""))
        #expect(Set(Route.allCases.map(\.name)).count == Route.allCases.count)
    }

    @Test("each subroute leads back to its place", arguments: Place.all.flatMap(\.subroutes))
    func back(route: Route) async throws {
        let place = try #require(Place.all.first { $0.subroutes.contains(route) })
        let app = await AppHarness.opened(route)
        if app.coordinator.shell.front?.isEditingText == true { await app.press(settling: .escape) }
        await app.press(settling: .escape)
        let parent = await AppHarness.opened(place.route)
        #expect(app.title == parent.title)
    }

    @Test("each can be opened from every other one", arguments: Route.allCases)
    func fromAnywhere(route: Route) async {
        let alone = await AppHarness.opened(route)
        // In the fast run, from the first and the last one only.
        for other in SlowTests.areEnabled ? Route.allCases : Route.allCases.prefix(1) + Route.allCases.suffix(1) {
            let app = await AppHarness.opened(other)
            await app.open(route)
            #expect(app.title == alone.title, "from \(other)")
        }
    }

    @Test("each place over another one is pushed onto its stack, and leads back to it")
    func over() async {
        for place in Place.all {
            guard case .over(let parent) = place.standing else { continue }
            let app = await AppHarness.opened(place.route)
            #expect(app.coordinator.shell.selectedTab == parent.name)
            await app.press(settling: .escape)
            let below = await AppHarness.opened(parent)
            #expect(app.title == below.title)
        }
    }
}
