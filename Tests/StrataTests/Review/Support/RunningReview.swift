import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Strata

/// A review with a store that the test controls; the test presses keys and reads the screen like a user.
@MainActor
struct RunningReview {
    let store: InMemoryPendingChanges
    let app: ReviewApp
    let host = HostMock()
    private let pilot: Pilot<ReviewApp>

    /// Starts a review without waiting for the store.
    init(
        _ store: InMemoryPendingChanges = InMemoryPendingChanges(), sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.store = store
        app = ReviewApp(store: store, clock: ManualClock())
        pilot = Pilot(app: app, size: ScreenSize.standard.size, appearance: Appearance(usesColor: false))
        app.host = host
        app.start()
        for object in [app, app.shell, app.interactor, app.work, host, pilot] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        if let screen = app.shell.front { trackForLeaks(screen, sourceLocation: sourceLocation) }
    }

    /// Starts a review and shows the first of `changes`.
    static func showing(
        _ changes: PendingChange..., unreadable: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async -> RunningReview {
        let review = RunningReview(
            InMemoryPendingChanges(changes, unreadable: unreadable), sourceLocation: sourceLocation)
        await review.settle()
        return review
    }
}

// MARK: - Keys

extension RunningReview {
    /// Waits until the store has answered, and draws.
    func settle() async { await pilot.settle() }

    /// Presses `keys` one after the other, without waiting or drawing in between.
    func press(_ keys: Key...) {
        for key in keys { app.press(key) }
    }

    /// Types `text` like a user who waits for the effect of each key.
    func type(_ text: String) async {
        for character in text { await pilot.press(.character(character)) }
        await settle()
    }
}

// MARK: - Screen

extension RunningReview {
    /// Draws the whole app: the review's screen, the key bar, and the prompt or the help, if one is open.
    func draw(_ size: ScreenSize = .standard) -> Frame {
        app.draw(size: size.size, tick: 0, appearance: Appearance(), transcribes: true)
    }

    /// Draws only the review's screen.
    func drawScreen(_ size: ScreenSize = .standard, symbols: Symbols = .unicode) throws -> Frame {
        let screen: any Screen = try #require(app.shell.front)
        return Frame(screen: screen, size: size.size, appearance: Appearance(symbols: symbols, isVerbatim: true))
    }

    /// The text of a terminal of standard size.
    var screen: String { draw().grid.plainText }

    /// The last line of a terminal of standard size, which shows the keys.
    var keyBar: Substring? { screen.split(separator: "\n").last }

    /// The first line, which shows the title.
    var title: Substring { screen.prefix { $0 != "\n" } }
}
