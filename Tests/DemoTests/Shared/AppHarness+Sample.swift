import Coordinator
import Sample
import Shell
import TestScreens
import Testing

@testable import Demo

/// The app as `demo --record` runs it: with the bundled data, and without stored data.
extension AppHarness<AppCoordinator> {
    /// Returns an app that uses the bundled data and has opened `route` or, if `route` is nil, the first tab.
    static func opened(
        _ route: Route? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> AppHarness {
        let demo = try safeComposition(["--record", "Sample"], clock: SampleClock())
        let app = AppHarness(try demo.makeApp(), sourceLocation: sourceLocation)
        await app.start { if let route { await $0.open(route) } }
        return app
    }

    /// Goes to `route` and waits until the app has settled.
    func open(_ route: Route) async {
        await coordinator.open(route)
        await settle()
    }

    /// Selects the tab of `route` and leaves the tab's screens as they are.
    func select(_ route: Route) { coordinator.shell.select(route.link) }
}
