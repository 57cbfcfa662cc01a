import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

/// Runs `app`, calls `body` after its first drawing, and quits.
@discardableResult
@MainActor
func runDrawn(
    _ app: FakeApp, sourceLocation: SourceLocation = #_sourceLocation,
    meanwhile body: (TerminalSession, PseudoTerminal) async throws -> Void
) async throws -> AppRun.Ending {
    try await run(app, sourceLocation: sourceLocation) { session, terminal in
        _ = await app.nextDrawing()
        try await body(session, terminal)
    }
}

/// Runs `app`, calls `body` during the run, and quits.
@discardableResult
@MainActor
func run(
    _ app: FakeApp, pressing keys: [Key] = [], sourceLocation: SourceLocation = #_sourceLocation,
    meanwhile body: (TerminalSession, PseudoTerminal) async throws -> Void = { _, _ in }
) async throws -> AppRun.Ending {
    let (session, terminal) = try makeEnteredSession(sourceLocation: sourceLocation)
    defer { end(session, terminal) }
    let run = trackForLeaks(
        AppRun(app, in: session, appearance: Appearance()), sourceLocation: sourceLocation)
    async let ending = untilEnd(of: run, pressing: keys, app)
    try await body(session, terminal)
    terminal.type("q")
    return await ending
}

@MainActor
private func untilEnd(of run: AppRun, pressing keys: [Key], _ app: FakeApp) async -> AppRun.Ending {
    let ending = await run.run(pressing: keys)
    app.log.append("has ended")
    return ending
}
