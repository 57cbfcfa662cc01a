import Coordinator
import Foundation
import TestProcesses
import Testing

@testable import Demo

extension DemoProcess {
    /// Runs the demo from a shell in a terminal, as a user does; the shell then runs `after`.
    func openInShell(after: String = "echo ended $?") throws -> TerminalProcess {
        // The option -m turns on job control, as in a user's terminal: the app is a separate job and can be stopped.
        try TerminalProcess(
            URL(filePath: "/bin/sh"), ["-mc", "\(command()); \(after)"], environment: environment)
    }
}

extension TerminalProcess {
    /// Clicks the title of a tab, wherever the title is in the first line.
    @MainActor
    func clickTab(_ tab: Route, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let places = try safeComposition().makeApp().places
        let title = try #require(places.first { $0.route == tab }?.title, sourceLocation: sourceLocation)
        let line = screen.text.prefix { $0 != "\n" }
        let start = try #require(line.firstRange(of: title)?.lowerBound, sourceLocation: sourceLocation)
        let column = line.distance(from: line.startIndex, to: start) + 1
        type("\u{1B}[<0;\(column);1M\u{1B}[<0;\(column);1m")
    }

    /// Waits until the frame with the list is drawn completely, including the key bar, and returns this process.
    func listed(sourceLocation: SourceLocation = #_sourceLocation) async throws -> TerminalProcess {
        let keys = "enter open  / search  b bookmark  r refresh  ? help  q quit  tab next tab"
        let isListed = await wait { $0.screen.text.contains("25 users") && $0.screen.text.hasSuffix("\n\(keys)") }
        try #require(isListed, "\(screen.text)", sourceLocation: sourceLocation)
        return self
    }
}
