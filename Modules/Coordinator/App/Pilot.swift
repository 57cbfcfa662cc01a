public import TextUI

/// Drives an app without a terminal: keys in, settled screens out.
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
    public func start() async {
        app.start()
        await settle()
    }

    /// Presses `key`, and waits until nothing that it began is unfinished.
    public func press(_ key: Key) async {
        app.press(key)
        await settle()
    }

    /// The screen as it is now, with its transcript.
    public func frame() -> Frame {
        app.draw(size: size, tick: 0, appearance: appearance, transcribes: true)
    }

    /// Draws, for the rows that show may ask for more, until drawing begins nothing new.
    private func settle() async {
        repeat {
            await app.settle()
            _ = app.draw(size: size, tick: 0, appearance: appearance, transcribes: false)
        } while !app.isSettled
    }
}

extension Pilot<AppCoordinator> {
    /// Starts the app, and goes to `route`.
    public func start(at route: Route) async {
        app.start()
        await app.open(route)
        await settle()
    }
}
