import Foundation
import TestProcesses
import Testing

extension SnapshotPackage {
    /// Runs a command of `strata snapshots` in a terminal, from a shell that prints its status.
    ///
    /// - Parameter redirection: Where the shell's input comes from, or its output goes.
    func openTerminal(
        _ command: String, _ redirection: String = "", path: String = "/usr/bin:/bin", type: String = "xterm-256color",
        editor: String = "false"
    ) throws -> TerminalProcess {
        let (program, folder) = (try BuiltProgram.url(named: "strata").path, package.folder.path)
        return try TerminalProcess(
            URL(filePath: "/bin/sh"),
            ["-mc", "cd '\(folder)'; { '\(program)' snapshots \(command); echo ended $?; } \(redirection)"],
            environment: [
                "PATH": path, "TERM": type, "COLORTERM": "truecolor", "LANG": "C.UTF-8",
                "SWIFT_BACKTRACE": "enable=no", "EDITOR": editor,
            ])
    }
}

extension TerminalProcess {
    /// Types `keys`, and waits until `text` shows.
    func press(_ keys: String, until text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        type(keys)
        let isShown = await wait { $0.screen.text.contains(text) }
        try #require(isShown, "\(screen.text)", sourceLocation: sourceLocation)
    }
}
