import Binding
import Coordinator
import Foundation
import Terminal
import TextUI

/// Runs the app in a terminal: draws once after each batch of keys and each answer that came, until the user quits.
final class LiveRun {
    private let session: TerminalSession
    private let app: AppCoordinator
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
    enum Ending {
        case quit
        /// A signal asked the process to end.
        case signal(Int32)
    }

    /// How often a spinner turns.
    private static let tickInterval = Duration.milliseconds(100)

    init(session: TerminalSession, dependencies: Dependencies, appearance: Appearance) {
        self.session = session
        self.appearance = appearance
        app = AppCoordinator(dependencies: dependencies)
        (events, happen) = AsyncStream.makeStream()
    }

    /// Presses `keys`, then those of the user; returns when everything is saved.
    func run(pressing keys: [Key]) async -> Ending {
        let ending = await untilEnd(pressing: keys)
        await app.finishSaving()
        return ending
    }

    private func untilEnd(pressing keys: [Key]) async -> Ending {
        app.host = self
        app.work.didFinish = { [happen] in happen.yield(.progress) }
        let forwarding = Task { [session, happen] in
            for await event in session.events { happen.yield(.terminal(event)) }
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
        let wasSettled = app.work.isSettled
        var frame = app.draw(size: session.size, tick: tick, appearance: appearance)
        // The rows that show may have asked for more, which is to be seen at once.
        if wasSettled, !app.work.isSettled {
            frame = app.draw(size: session.size, tick: tick, appearance: appearance)
        }
        session.draw(frame.grid, cursor: frame.report.cursor, theme: app.theme)
        if frame.report.isAnimating, ticker == nil { waitForTick() }
    }

    private func waitForTick() {
        ticker = Task { [happen] in
            guard (try? await Task.sleep(for: Self.tickInterval)) != nil else { return }
            happen.yield(.tick)
        }
    }
}

extension LiveRun: AppHost {
    func quit() { hasQuit = true }
    func suspend() { session.suspend() }
    func copy(_ text: String) { session.copy(text) }
}
