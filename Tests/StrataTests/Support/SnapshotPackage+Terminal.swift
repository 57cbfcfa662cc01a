import Foundation
import TestProcesses

extension SnapshotPackage {
    /// Runs a command of `strata snapshots` in a terminal, from a shell that prints the command's status.
    ///
    /// - Parameter redirection: A redirection of the shell's input or output.
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
