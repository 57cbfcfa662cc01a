public import TextUI

/// A driver that runs an app without a terminal: keys in, screens out.
public final class Pilot<Driven: App> {
    private let app: Driven
    private let size: Size
    private let appearance: Appearance

    /// Creates a pilot for `app` on a screen of `size` cells.
    public init(app: Driven, size: Size, appearance: Appearance = Appearance()) {
        self.app = app
        self.size = size
        self.appearance = appearance
    }

    /// Starts the app; ``settle()`` and ``frame()`` draw its first screen.
    public func start() {
        app.start()
    }

    /// Starts the app, then lets `lead` navigate to the initial screen.
    public func start(_ lead: (Driven) async -> Void) async {
        app.start()
        await lead(app)
    }

    /// Waits until the app has settled, then presses `key`.
    ///
    /// Call ``settle()`` or ``frame()`` to draw the result.
    public func press(_ key: Key) async {
        await settle()
        app.press(key)
        app.skipPauses()
    }

    /// Waits until all work of the app has finished, or until the waiting task is cancelled.
    public func settle() async {
        repeat {
            await app.settle()
            showRows()
        } while !app.isSettled && !Task.isCancelled
    }

    /// Returns the current screen, with its transcript.
    public func frame() -> Frame {
        app.draw(size: size, tick: 0, appearance: appearance, transcribes: true)
    }

    /// Draws once, because a screen may load more when it learns which rows are visible.
    ///
    /// Skips the pause of a prompt, because a pilot needs no time to read.
    private func showRows() {
        app.skipPauses()
        _ = app.draw(size: size, tick: 0, appearance: appearance, transcribes: false)
    }
}
