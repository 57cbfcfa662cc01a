import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The links of an app's screens", .leakChecks, .endsWhenStuck)
struct AppLinksTests {
    /// An app with two tabs, and a screen that opens in front of both.
    private func makeApp() async -> AppHarness<AppCoordinator> {
        await AppHarness.opened { _ in
            [
                ExampleFeature("plans"), ExampleFeature("maps"),
                ExampleFeature("gear", .inFront(key: .character(","), action: "gear")),
            ]
        }
    }

    @Test("An app lists the selected tab's links, then the links of other tabs that have left their first screen")
    func links() async {
        let app = await makeApp()
        #expect(app.coordinator.links == ["plans"])
        await app.open(Route("maps", "Rome", "Trevi"))
        await app.type(settling: ",")
        #expect(app.coordinator.links == ["maps/Rome/Trevi", "gear"])
        app.select(Route("plans"))
        #expect(app.coordinator.links == ["plans", "maps/Rome/Trevi"])
    }

    @Test(
        "The first link restores the selected tab, later links restore other tabs, and unknown links are skipped",
        arguments: [
            (["maps/Rome", "plans/2027"], ["maps/Rome", "plans/2027"]),
            (["nowhere", "maps/Rome"], ["plans", "maps/Rome"]),
        ])
    func restoring(stored: [String], links: [String]) async {
        let app = await makeApp()
        app.coordinator.restore(stored)
        await app.settle()
        #expect(app.coordinator.links == links)
    }

    @Test("An app reports each navigation, but neither a restoration nor a key that opens nothing")
    func navigations() async {
        let app = await makeApp()
        var reports: [String] = []
        app.coordinator.didNavigate = { [weak app] in reports.append(app?.route.link ?? "") }
        app.coordinator.show(Route("maps"))
        #expect(reports.last == "maps")
        reports = []
        app.coordinator.restore(["plans/2027"])
        await app.settle()
        #expect(reports.isEmpty)
        app.coordinator.show(Route("maps"))
        #expect(reports.last == "maps")
        reports = []
        await app.press(settling: .character("x"))
        #expect(reports.isEmpty)
    }
}
