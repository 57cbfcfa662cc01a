import Shell
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Each tab", .leakChecks, .endsWhenStuck)
struct TabTableTests {
    @Test("stands in the order of the table of places, has its title, and can be selected by its route")
    func table() async {
        let app = await AppHarness.opened()
        #expect(app.coordinator.shell.tabs.map(\.title) == Place.tabs.map(\.title))
        // A single tab needs no line.
        for place in Place.tabs where Place.tabs.count > 1 {
            app.select(place.route)
            // A badge may follow.
            #expect(app.tabs.contains("[\(place.title)"))
        }
        await app.settle()
    }
}
