import Foundation
import Terminal
import TextUI

extension SnapshotTool {
    /// Shows the pending texts in the terminal, one at a time, until the user leaves.
    func review() async throws(ReviewStartError) -> Outcome {
        guard Self.hasTerminal else { throw .noTerminal }
        // Before the screen opens, because listing the tests may build them and print messages.
        let tests = pendingTests()
        let environment = ProcessInfo.processInfo.environment
        let depth = ColorDepth.detect(environment: environment)
        let session: TerminalSession
        do {
            session = try TerminalSession(depth: depth)
        } catch {
            throw .refused("\(error)")
        }
        let review = ReviewApp(store: PendingChangesFolder(store: store, tests: tests), clock: ContinuousClock())
        let appearance = Appearance(
            symbols: .detect(environment: environment), usesColor: depth != .none, isVerbatim: true)
        let run = AppRun(review, in: session, appearance: appearance)
        switch await session.close(after: { await run.run() }) {
        case .quit: break
        case .signal(let signal): session.end(by: signal)
        }
        return Outcome(review.outcome, status: review.hasFailed ? 1 : 0)
    }

    /// Whether standard input and output are a terminal that can show the review.
    static var hasTerminal: Bool {
        isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
            && TerminalSession.canShowApps(environment: ProcessInfo.processInfo.environment)
    }
}

/// The reason that a review could not start.
nonisolated enum ReviewStartError: Error, Equatable, CustomStringConvertible {
    /// Standard input or output is redirected, or the terminal is a dumb one.
    case noTerminal
    case refused(String)

    var description: String {
        switch self {
        case .noTerminal:
            "A review needs a terminal that can move its cursor, for standard input and output; "
                + "without one, use 'diff', 'accept', 'reject' or 'report FILE.html'"
        case .refused(let reason): "The terminal cannot be used: \(reason)"
        }
    }
}
