import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Strata

/// A review of a store that the test holds: its user presses keys and looks at the screen.
@MainActor
struct RunningReview {
    let store: InMemoryPendingChanges
    let app: ReviewApp
    let host = HostMock()
    private let pilot: Pilot<ReviewApp>

    /// Starts a review, and does not wait for the store.
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

    /// Starts a review, and shows the first of `changes`.
    static func showing(
        _ changes: ReviewedChange..., unreadable: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async -> RunningReview {
        let review = RunningReview(
            InMemoryPendingChanges(changes, unreadable: unreadable), sourceLocation: sourceLocation)
        await review.settle()
        return review
    }
}

// MARK: - What its user does

extension RunningReview {
    /// Waits until the store has done what it was asked for, and draws.
    func settle() async { await pilot.settle() }

    /// Presses `keys` at once, before anything is drawn.
    func press(_ keys: Key...) {
        for key in keys { app.press(key) }
    }

    /// Types `text` as a user does, who sees what each key does.
    func type(_ text: String) async {
        for character in text { await pilot.press(.character(character)) }
        await settle()
    }
}

// MARK: - What shows

extension RunningReview {
    /// The whole app: the review's screen, the key bar, and what is in front.
    func draw(_ size: ScreenSize = .standard) -> Frame {
        app.draw(size: size.size, tick: 0, appearance: Appearance(), transcribes: true)
    }

    /// The review's screen alone.
    func drawScreen(_ size: ScreenSize = .standard, symbols: Symbols = .unicode) throws -> Frame {
        let screen: any Screen = try #require(app.shell.front)
        return Frame(screen: screen, size: size.size, appearance: Appearance(symbols: symbols))
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// What the last line of a standard terminal says of the keys.
    var keyBar: Substring? { screen.split(separator: "\n").last }

    /// The title in the upper edge.
    var title: Substring { screen.prefix { $0 != "\n" } }
}
