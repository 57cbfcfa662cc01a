import Foundation
import TestProcesses
import Testing

/// Whether tests may take their time; what is left out otherwise differs from what is run in its arguments alone.
let isSlow = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"

extension DemoProcess {
    /// Runs it in a terminal as a user does, from a shell; `after` is what the shell does behind it.
    func openInShell(after: String = "echo ended $?") throws -> TerminalProcess {
        let program = try BuiltProgram.url(named: "demo").path
        // With job control, as in a user's terminal: the app is a process group of its own, and can be stopped.
        return try TerminalProcess(
            URL(filePath: "/bin/sh"), ["-mc", "'\(program)' --in-memory; \(after)"], environment: environment)
    }
}

extension TerminalProcess {
    /// This, when all of the frame with the demo's list has come: the key bar is the last of it.
    func listed(sourceLocation: SourceLocation = #_sourceLocation) async throws -> TerminalProcess {
        let keys = "enter open  / search  b bookmark  r refresh  ? help  q quit  tab next tab"
        let isListed = await wait { $0.screen.text.contains("25 users") && $0.screen.text.hasSuffix("\n\(keys)") }
        try #require(isListed, "\(screen.text)", sourceLocation: sourceLocation)
        return self
    }
}
