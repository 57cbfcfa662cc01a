public import TextUI

/// Drives an app without a terminal: keys in, screens out.
public final class Pilot<Driven: App> {
    private let app: Driven
    private let size: Size
    private let appearance: Appearance

    /// - Parameter size: Of the screen, in cells.
    public init(app: Driven, size: Size, appearance: Appearance = Appearance()) {
        self.app = app
        self.size = size
        self.appearance = appearance
    }

    /// Starts the app.
    public func start() {
        app.start()
        showRows()
    }

    /// Starts the app, and lets `lead` take it to where it is to begin.
    public func start(_ lead: (Driven) async -> Void) async {
        app.start()
        await lead(app)
        showRows()
    }

    /// Waits until nothing is unfinished, and presses `key`.
    public func press(_ key: Key) async {
        await settle()
        app.press(key)
        showRows()
    }

    /// Waits until nothing that was begun is unfinished, or until the waiting task is cancelled.
    public func settle() async {
        repeat {
            await app.settle()
            showRows()
        } while !app.isSettled && !Task.isCancelled
    }

    /// The screen as it is now, with its transcript.
    public func frame() -> Frame {
        app.draw(size: size, tick: 0, appearance: appearance, transcribes: true)
    }

    /// Draws, for the rows that show may ask for more.
    private func showRows() {
        _ = app.draw(size: size, tick: 0, appearance: appearance, transcribes: false)
    }
}
