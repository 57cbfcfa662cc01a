import Coordinator
import Shell
import TestKit
import TestScreens
import Testing

extension AppHarness<NotesApp> {
    /// Returns an app with the test's features, which has opened `route`.
    static func opened(
        _ route: Route, sourceLocation: SourceLocation = #_sourceLocation,
        of features: (any Clock<Duration>) -> [any Feature]
    ) async -> AppHarness {
        let clock = ManualClock()
        let app = AppHarness(NotesApp(features(clock), clock: clock), sourceLocation: sourceLocation)
        await app.start { $0.open(route) }
        return app
    }

    func open(_ route: Route) async {
        coordinator.open(route)
        await settle()
    }

    /// The route of the front screen.
    var route: Route? { coordinator.shell.navigation().route }
}
