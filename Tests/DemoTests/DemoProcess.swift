import Foundation
import TestKit
import TestProcesses
import TextUI

/// The built demo, run as by a user: with its own home folder, and without the tests' environment.
struct DemoProcess {
    let folder: TemporaryFolder
    let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        environment = [
            "HOME": folder.path(of: "home"), "XDG_DATA_HOME": folder.path(of: "data"), "PATH": "/usr/bin:/bin",
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// Runs it without a terminal.
    func run(_ arguments: [String], environment changes: [String: String] = [:]) async throws -> ChildProcess {
        try await ChildProcess.run(
            BuiltProgram.url(named: "demo"), arguments, environment: environment.merging(changes) { $1 },
            in: folder.url)
    }

    func run(_ arguments: String..., environment changes: [String: String] = [:]) async throws -> ChildProcess {
        try await run(arguments, environment: changes)
    }

    /// Runs it in a terminal.
    func open(
        _ arguments: [String], environment changes: [String: String] = [:], size: Size = Size(width: 80, height: 24)
    ) throws -> TerminalProcess {
        try TerminalProcess(
            BuiltProgram.url(named: "demo"), arguments, environment: environment.merging(changes) { $1 }, size: size)
    }
}
