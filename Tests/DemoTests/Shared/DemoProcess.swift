import Foundation
import TestKit
import TestProcesses
import Testing
import TextUI

@testable import Demo

/// The built demo as a separate process, with its own home folder and without the tests' environment.
///
/// Every test starts the demo through this type, which adds `--in-memory` unless the arguments say where to store data:
/// macOS ignores `HOME`, so the demo would otherwise change the data of the developer who runs the tests.
struct DemoProcess {
    let folder: TemporaryFolder
    let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        environment = [
            // Linux uses the first two variables, and macOS uses the third.
            "HOME": folder.path(of: "home"), "XDG_DATA_HOME": folder.path(of: "home/data"),
            "CFFIXED_USER_HOME": folder.path(of: "home"), "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
            "COLORTERM": "truecolor", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
    }

    /// Runs the demo without a terminal.
    func run(_ arguments: [String], environment changes: [String: String] = [:]) async throws -> ChildProcess {
        try await ChildProcess.run(
            program, withStorage(arguments), environment: environment.merging(changes) { $1 },
            in: folder.url)
    }

    func run(_ arguments: String..., environment changes: [String: String] = [:]) async throws -> ChildProcess {
        try await run(arguments, environment: changes)
    }

    /// Runs the demo in a terminal.
    func open(
        _ arguments: [String], environment changes: [String: String] = [:], size: Size = Size(width: 80, height: 24)
    ) throws -> TerminalProcess {
        try TerminalProcess(
            program, withStorage(arguments), environment: environment.merging(changes) { $1 },
            size: size)
    }

    /// Returns the words of a shell command that runs the demo.
    ///
    /// - Parameter arguments: The arguments as the shell reads them, separated by spaces.
    func command(_ arguments: String = "") throws -> String {
        (["'\(try program.path)'"] + withStorage(arguments.components(separatedBy: " "))).joined(separator: " ")
    }

    /// Runs a shell command, in this folder.
    func shell(_ command: String) async throws -> ChildProcess {
        try await ChildProcess.shell(command, environment: environment, in: folder.url)
    }

    /// Runs the demo on the platform's data folder, but only if the help shows that this folder is in the test's home.
    func runAtHome(_ arguments: String...) async throws -> ChildProcess {
        let help = try await run("--help")
        let words = help.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        try #require(words.contains(" not in \(folder.path(of: "home"))/"), "\(help.text)")
        return try await ChildProcess.run(program, arguments, environment: environment, in: folder.url)
    }

    private var program: URL { get throws { try BuiltProgram.url(named: Program.name) } }
}
