public import TextUI

/// The run of an app in a terminal, until the user quits.
///
/// It draws once after each batch of keys and each finished piece of work.
@MainActor
public final class AppRun {
    private let session: TerminalSession
    private let app: any App
    private let appearance: Appearance
    private let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private var ticker: Task<Void, Never>?
    private var tick = 0
    private var hasQuit = false
    /// Whether the terminal's input has ended.
    private var isClosed = false

    private enum Event {
        case terminal(TerminalEvent)
        /// Saving has succeeded, has failed, or was cancelled.
        case saved(mayEnd: Bool)
        /// Some work of the app has finished.
        case progress
        case tick
    }

    /// How a run ended.
    public enum Ending: Equatable, Sendable {
        case quit
        /// A signal asked the process to end.
        case signal(Int32)
    }

    /// The time between two steps of an animation.
    private static let tickInterval = Duration.milliseconds(100)

    /// - Parameters:
    ///   - app: An app that has not been started. The run becomes its host.
    ///   - session: The session; it stays open when the run ends, so that its owner can close it.
    ///   - appearance: The symbols and colours to draw with.
    public init(_ app: any App, in session: TerminalSession, appearance: Appearance) {
        self.session = session
        self.app = app
        self.appearance = appearance
        (events, continuation) = AsyncStream.makeStream()
    }

    /// Starts the app, lets `lead` navigate to the initial screen, and presses `keys`, then the user's keys.
    ///
    /// Returns when everything is saved, when ctrl-c interrupts saving, or immediately after a signal. If a change
    /// cannot be saved, the run continues so that the user can decide.
    public func run(_ lead: () -> Void = {}, pressing keys: [Key] = []) async -> Ending {
        app.host = self
        app.didProgress = { [continuation] in continuation.yield(.progress) }
        // The task ends some time after the run, and must not keep the session alive until then.
        let forwarding = Task { [terminalEvents = session.events, continuation] in
            for await event in terminalEvents { continuation.yield(.terminal(event)) }
        }
        defer {
            forwarding.cancel()
            ticker?.cancel()
        }
        app.start()
        lead()
        press(keys, limit: nil)
        while true {
            if let ending = await finishSaving(after: await untilEnd()) { return ending }
            hasQuit = false
        }
    }

    /// Lets the app save its remaining changes.
    ///
    /// - Returns: How the run ends; nil if the user has to decide first. A signal during saving ends the run.
    private func finishSaving(after ending: Ending) async -> Ending? {
        guard ending == .quit else { return ending }
        let saving = Task { [app, continuation] in
            continuation.yield(.saved(mayEnd: await app.finishSaving()))
        }
        var ending = ending
        for await event in events {
            switch event {
            case .saved(let mayEnd): return mayEnd || isClosed || saving.isCancelled ? ending : nil
            case .terminal(.keys): if session.takeKeys().contains(.control("c")) { saving.cancel() }
            case .terminal(.terminated(let signal)):
                ending = .signal(signal)
                saving.cancel()
            case .terminal(.suspendRequested): suspend()
            case .terminal(.exposed), .progress: draw()
            case .terminal(.closed): isClosed = true
            case .tick:
                ticker = nil
                tick += 1
                draw()
            }
        }
        return ending
    }

    private func untilEnd() async -> Ending {
        if hasQuit { return .quit }
        draw()
        // Drawing may handle a key that the app has kept for later, and that key may quit.
        if hasQuit { return .quit }
        for await event in events {
            switch event {
            case .terminal(.closed):
                isClosed = true
                return .quit
            case .terminal(.terminated(let signal)): return .signal(signal)
            case .terminal(.suspendRequested): suspend()
            case .terminal(.keys): press(session.takeKeys(), limit: InterruptLimit())
            case .terminal(.exposed), .progress, .saved: break
            case .tick:
                ticker = nil
                tick += 1
            }
            if hasQuit { return .quit }
            // If a ctrl-c waits, this frame would be replaced before anyone could see it.
            if !session.isInterrupted { draw() }
            if hasQuit { return .quit }
        }
        return .quit
    }

    /// Presses `keys` until one quits the app.
    ///
    /// Characters for a text field are handed over in one step.
    ///
    /// - Parameter limit: If a ctrl-c waits in `keys` or the session, the keys before ctrl-c are dropped at the limit.
    private func press(_ keys: [Key], limit: InterruptLimit?) {
        var batch = KeyBatch(keys)
        var limit = limit
        while !hasQuit, pressNext(of: &batch) {
            guard batch.endsWithInterrupt || session.isInterrupted else { continue }
            if limit?.isReached(at: .now) == true { batch.skipToInterrupt() }
        }
    }

    /// Presses the next key, except ctrl-l, which redraws the terminal.
    ///
    /// - Returns: Whether there was a key.
    private func pressNext(of batch: inout KeyBatch) -> Bool {
        if app.isEditingText, batch.takeText(app.typeText) { return true }
        guard let key = batch.next() else { return false }
        if key == .control("l") { session.invalidate() } else { app.press(key) }
        return true
    }

    private func draw() {
        let wasSettled = app.isSettled
        var frame = frame()
        // If drawing has made the app load more, a second drawing shows immediately that the app is loading.
        if wasSettled, !app.isSettled { frame = self.frame() }
        session.draw(frame.grid, cursor: frame.report.cursor, theme: app.theme)
        if frame.report.isAnimating, ticker == nil { waitForTick() }
    }

    private func frame() -> Frame {
        app.draw(size: session.size, tick: tick, appearance: appearance, transcribes: false)
    }

    private func waitForTick() {
        ticker = Task { [continuation] in
            guard (try? await Task.sleep(for: Self.tickInterval)) != nil else { return }
            continuation.yield(.tick)
        }
    }
}

extension AppRun: AppHost {
    public func quit() { hasQuit = true }
    public func suspend() { session.suspend() }
    public func copy(_ text: String) -> Bool { session.copy(text) }
}
