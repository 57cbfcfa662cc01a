import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// The whole app, driven by keys.
@MainActor
final class AppHarness {
    private let app = NotesApp(clock: ManualClock())
    private let pilot: Pilot<NotesApp>

    /// Returns an app that has opened `route`.
    static func opened(_ route: Route, sourceLocation: SourceLocation = #_sourceLocation) async -> AppHarness {
        let harness = AppHarness(sourceLocation: sourceLocation)
        await harness.pilot.start { $0.open(route) }
        return harness
    }

    private init(sourceLocation: SourceLocation) {
        pilot = Pilot(app: app, size: ScreenSize.standard.size)
        for object in [self, app, app.shell, pilot] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    func open(_ route: Route) async {
        app.open(route)
        await pilot.settle()
    }

    /// Presses `keys`, and waits before each and at the end until the app has settled.
    func press(settling keys: Key...) async {
        for key in keys { await pilot.press(key) }
        await pilot.settle()
    }

    /// Types `text` in the same way, letter by letter.
    func type(settling text: String) async {
        for character in text { await press(settling: .character(character)) }
    }

    var screen: String { pilot.frame().grid.plainText }

    /// The title of the front screen.
    var title: String? { app.shell.front?.title }
}
