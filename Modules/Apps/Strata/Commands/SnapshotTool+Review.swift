import Foundation
import Processes
import SnapshotFiles
import Terminal
import TextUI

extension SnapshotTool {
    /// Shows the pending texts in the terminal, one by one, until the user leaves; starts where the last review ended.
    func review() async throws(ReviewStartError) -> Outcome {
        guard Self.hasTerminal else { throw .noTerminal }
        // The tests are listed before the screen opens, because listing them may build them and print messages.
        let tests = pendingTests()
        var review: Review?
        while true {
            let app = try await runReview(continuing: review, of: tests)
            review = app.interactor.model.review
            guard let change = review?.current, change.id == app.opened else {
                return Outcome(app.outcome, status: app.hasFailed ? 1 : 0)
            }
            try edit(change.pending)
        }
    }

    private func runReview(continuing review: Review?, of tests: PendingTests) async throws(ReviewStartError)
        -> ReviewApp
    {
        let environment = ProcessInfo.processInfo.environment
        let depth = ColorDepth.detect(environment: environment)
        let session: TerminalSession
        do {
            session = try TerminalSession(depth: depth)
        } catch {
            throw .refused("\(error)")
        }
        let folder = PendingChangesFolder(store: store, tests: tests, place: store.reviewPlace)
        let app = ReviewApp(review, store: folder, clock: ContinuousClock())
        let appearance = Appearance(
            symbols: .detect(environment: environment), usesColor: depth != .none, isVerbatim: true)
        let run = AppRun(app, in: session, appearance: appearance)
        let ending = await session.close(after: { await run.run() })
        store.reviewPlace = app.interactor.model.review?.current?.id
        if case .signal(let signal) = ending { session.end(by: signal) }
        return app
    }

    /// Opens the line of a test's assertion in the user's editor, and waits until the editor ends.
    private func edit(_ pending: PendingSnapshot) throws(ReviewStartError) {
        let place = pending.sourceLocation.split(separator: ":").map(String.init)
        let variables = ProcessInfo.processInfo.environment
        let editor = variables["VISUAL"] ?? variables["EDITOR"] ?? "vi"
        do {
            // The environment variable may contain arguments, so a shell splits it into words.
            let words = ["/bin/sh", "-c", "\(editor) \"$@\"", editor, "+\(place.dropFirst().first ?? "1")"]
            let file = place.first.map { $0.hasPrefix("/") ? $0 : store.file($0) } ?? ""
            let ended = try Interrupts.duringChild { try Child(words + [file]).wait() }
            guard ended.result.status == 0 else {
                throw ReviewStartError.noEditor(editor, "status \(ended.result.status)")
            }
        } catch {
            throw error as? ReviewStartError ?? .noEditor(editor, "\(error)")
        }
    }

    /// Whether standard input and output are a terminal that can show the review.
    static var hasTerminal: Bool {
        isatty(STDIN_FILENO) == 1 && StandardStream.output.isTerminal
            && TerminalSession.canShowApps(environment: ProcessInfo.processInfo.environment)
    }
}

/// The reason why a review could not start.
nonisolated enum ReviewStartError: Error, Equatable, CustomStringConvertible {
    /// Standard input or output is redirected, or the terminal is a dumb one.
    case noTerminal
    case refused(String)
    /// The editor could not be started, or failed.
    case noEditor(String, String)

    var description: String {
        switch self {
        case .noTerminal:
            "A review needs a terminal that can move its cursor, for standard input and output; "
                + "without one, use 'diff', 'accept', 'reject' or 'report FILE.html'"
        case .refused(let reason): "The terminal cannot be used: \(reason)"
        case .noEditor(let editor, let reason):
            "The editor '\(editor)' failed (\(reason)); set EDITOR to a command that takes +LINE and a file. "
                + "The next review begins where this one was left"
        }
    }
}
