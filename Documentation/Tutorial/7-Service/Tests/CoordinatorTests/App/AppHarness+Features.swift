import Binding
import Coordinator
import Shell
import TestKit
import TestScreens
import Testing

extension AppHarness<NotesApp> {
    /// Returns an app with the test's features, which has opened `route`.
    static func opened(
        _ route: Route, sourceLocation: SourceLocation = #_sourceLocation,
        of features: (Work) -> [any Feature]
    ) async -> AppHarness {
        let work = Work()
        let app = AppHarness(
            NotesApp(features(work), work: work, clock: ManualClock()), sourceLocation: sourceLocation)
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
