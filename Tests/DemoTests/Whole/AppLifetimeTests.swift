import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Every object of the app is freed with the app", .leakChecks, .endsWhenStuck)
struct AppLifetimeTests {
    @Test("After several runs that open every tab, each app and all its objects are freed")
    func tabs() async throws {
        let expected: Set = ["Shell", "AppCoordinator", "BookmarksInteractor", "SettingsInteractor", "Work"]
        var graph = ObjectGraph()
        var objects: [Weak] = []
        for _ in 0..<(SlowTests.areEnabled ? 100 : 3) {
            let app = try await AppHarness.opened()
            for place in app.coordinator.places.tabs { app.select(place.route) }
            await app.settle()
            let opened = graph.objects(from: app.coordinator)
            try #require(expected.isSubset(of: opened.map(\.type)))
            objects += opened
        }
        #expect(objects.alive.isEmpty)
    }

    @Test("An app and all its objects are freed even if screens, a toast and the help are open")
    func wholeApp() async throws {
        var graph = ObjectGraph()
        var objects: [Weak] = []
        do {
            let app = try await AppHarness.opened()
            let places = app.coordinator.places
            for place in places { await app.open(place.screens.last?.value ?? place.route) }
            await app.open(.product(Route.first))
            app.press(.enter, .character("?"))
            // A toast is visible; its ledger of work is freed only after the toast's cancelled sleep has returned.
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
            // Of several places opened over the same tab, only the last is still open.
            let screens = places.tabs.count { !$0.screens.isEmpty }
            try #require(objects.count { $0.type.hasSuffix("Coordinator") } > places.tabs.count + screens)
        }
        #expect(objects.alive.isEmpty)
    }
}
