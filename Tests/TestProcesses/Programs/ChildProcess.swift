public import Foundation
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
    /// The text of standard output, followed by that of standard error.
    public var wholeText: String { text + errorText }

    /// Runs a program with nothing on standard input.
    ///
    /// - Parameters:
    ///   - environment: The whole environment; that of the tests by default.
    ///   - folder: The working directory; that of the tests by default.
    public static func run(
        _ executable: URL, _ arguments: [String], environment: [String: String]? = nil, in folder: URL? = nil
    ) async throws -> ChildProcess {
        try await withTemporaryFolder { outputs in
            // Files, because a full pipe that nobody reads would block the child.
            let output = try OutputFile(outputs.appending(path: "output"))
            let error = try OutputFile(outputs.appending(path: "error"))
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            if let environment { process.environment = environment }
            if let folder { process.currentDirectoryURL = folder }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output.handle
            process.standardError = error.handle
            return ChildProcess(ending: try await process.end(), output: try output.read(), error: try error.read())
        }
    }

    /// Runs a shell command.
    public static func shell(
        _ command: String, environment: [String: String]? = nil, in folder: URL? = nil
    ) async throws -> ChildProcess {
        try await run(URL(filePath: "/bin/sh"), ["-c", command], environment: environment, in: folder)
    }
}

/// How a process ended.
public enum ProcessEnding: Hashable, Sendable {
    case exited(Int32)
    case killed(by: Int32)
}

private struct OutputFile {
    let handle: FileHandle
    private let url: URL

    init(_ url: URL) throws {
        self.url = url
        try Data().write(to: url)
        handle = try FileHandle(forWritingTo: url)
    }

    func read() throws -> Data {
        try handle.close()
        return try Data(contentsOf: url)
    }
}

extension Process {
    fileprivate func end() async throws -> ProcessEnding {
        try await withCheckedThrowingContinuation { continuation in
            terminationHandler = { process in
                let status = process.terminationStatus
                continuation.resume(
                    returning: process.terminationReason == .exit ? .exited(status) : .killed(by: status))
            }
            do {
                try run()
            } catch {
                // A process that did not start has no end for the handler to report.
                continuation.resume(throwing: error)
            }
        }
    }
}
