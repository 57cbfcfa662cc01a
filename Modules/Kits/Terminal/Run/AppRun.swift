public import TextUI

/// Runs an app in a terminal: draws once after each batch of keys and each answer that came, until the user quits.
@MainActor
public final class AppRun {
    private let session: TerminalSession
    private let app: any App
    private let appearance: Appearance
    private let events: AsyncStream<Event>
    private let happen: AsyncStream<Event>.Continuation
    private var ticker: Task<Void, Never>?
    private var tick = 0
    private var hasQuit = false

    private enum Event {
        case terminal(TerminalEvent)
        /// Something that the app had begun has finished.
        case progress
        case tick
    }

    /// How a run ended.
    public enum Ending: Equatable, Sendable {
        case quit
        /// A signal asked the process to end.
        case signal(Int32)
    }

    /// How often a spinner turns.
    private static let tickInterval = Duration.milliseconds(100)

    /// - Parameters:
    ///   - app: One that has not been started; the run is its host.
    ///   - session: Stays open when the run ends; it is closed by who opened it.
    public init(_ app: any App, in session: TerminalSession, appearance: Appearance) {
        self.session = session
        self.app = app
        self.appearance = appearance
        (events, happen) = AsyncStream.makeStream()
    }

    /// Presses `keys`, then those of the user; returns when everything is saved.
    public func run(pressing keys: [Key] = []) async -> Ending {
        let ending = await untilEnd(pressing: keys)
        await app.finishSaving()
        return ending
    }

    private func untilEnd(pressing keys: [Key]) async -> Ending {
        app.host = self
        app.didProgress = { [happen] in happen.yield(.progress) }
        // The task ends some time after the run: it must not keep the session until then.
        let forwarding = Task { [terminalEvents = session.events, happen] in
            for await event in terminalEvents { happen.yield(.terminal(event)) }
        }
        defer {
            forwarding.cancel()
            ticker?.cancel()
        }
        app.start()
        press(keys)
        if hasQuit { return .quit }
        draw()
        for await event in events {
            switch event {
            case .terminal(.closed): return .quit
            case .terminal(.terminated(let signal)): return .signal(signal)
            case .terminal(.suspendRequested): suspend()
            case .terminal(.keys): press(session.takeKeys())
            case .terminal(.exposed), .progress: break
            case .tick:
                ticker = nil
                tick += 1
            }
            if hasQuit { return .quit }
            draw()
        }
        return .quit
    }

    /// Presses `keys` up to the one that quits; ctrl-l is the terminal's affair: it draws everything anew.
    private func press(_ keys: [Key]) {
        for key in keys where !hasQuit {
            if key == .control("l") { session.invalidate() } else { app.press(key) }
        }
    }

    private func draw() {
        let wasSettled = app.isSettled
        var frame = frame()
        // The rows that show may have asked for more, which is to be seen at once.
        if wasSettled, !app.isSettled { frame = self.frame() }
        session.draw(frame.grid, cursor: frame.report.cursor, theme: app.theme)
        if frame.report.isAnimating, ticker == nil { waitForTick() }
    }

    private func frame() -> Frame {
        app.draw(size: session.size, tick: tick, appearance: appearance, transcribes: false)
    }

    private func waitForTick() {
        ticker = Task { [happen] in
            guard (try? await Task.sleep(for: Self.tickInterval)) != nil else { return }
            happen.yield(.tick)
        }
    }
}

extension AppRun: AppHost {
    public func quit() { hasQuit = true }
    public func suspend() { session.suspend() }
    public func copy(_ text: String) { session.copy(text) }
}
