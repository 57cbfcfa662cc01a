public import Foundation
import Processes
import TestKit

/// A finished process that ran without a terminal.
public struct ChildProcess: Sendable {
    /// How the process ended.
    public let ending: ProcessEnding
    /// The bytes that it wrote to standard output.
    public let output: Data
    /// The bytes that it wrote to standard error.
    public let error: Data

    /// The text that it wrote to standard output.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The text that it wrote to standard error.
    public var errorText: String { String(decoding: error, as: UTF8.self) }
    /// The text of standard output, followed by the text of standard error.
    public var wholeText: String { text + errorText }

    /// Runs a program with nothing on standard input.
    ///
    /// - Parameters:
    ///   - environment: The whole environment; by default, the environment of the tests.
    ///   - folder: The working directory; by default, the working directory of the tests.
    public static func run(
        _ executable: URL, _ arguments: [String], environment: [String: String]? = nil, in folder: URL? = nil
    ) async throws -> ChildProcess {
        try await withTemporaryFolder { outputs in
            // The outputs are files, because a full pipe that nobody reads would block the child.
            let output = outputs.appending(path: "output")
            let error = outputs.appending(path: "error")
            let child = try Child(
                [executable.path] + arguments, environment: SanitizerOptions.added(to: environment), in: folder?.path,
                streams: .files(output: output.path, error: error.path), group: .own)
            return ChildProcess(
                ending: try await ending(of: child), output: try Data(contentsOf: output),
                error: try Data(contentsOf: error))
        }
    }

    private static func ending(of child: Child) async throws -> ProcessEnding {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try ProcessEnding(waitingFor: child) }) }
        }
    }

    /// Runs a shell command.
    public static func shell(
        _ command: String, environment: [String: String]? = nil, in folder: URL? = nil
    ) async throws -> ChildProcess {
        try await run(URL(filePath: "/bin/sh"), ["-c", command], environment: environment, in: folder)
    }
}

extension ChildProcess {
    /// The shell redirections of this platform that make the output unwritable.
    public static var unwritableOutputs: [String] { Platform.hasFullDevice ? [">/dev/full", ">&-"] : [">&-"] }
}

/// How a process ended: a copy of `ChildEnding` for tests that do not import the kit `Processes`.
public enum ProcessEnding: Hashable, Sendable {
    case exited(Int32)
    case killed(by: Int32)

    /// Waits until a child process ends.
    init(waitingFor child: Child) throws(ChildError) {
        switch try child.wait() {
        case .exited(let status): self = .exited(status)
        case .killed(let signal): self = .killed(by: signal)
        }
    }
}
