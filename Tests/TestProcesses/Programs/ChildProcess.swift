public import Foundation
import TestKit

/// A program that was run without a terminal and has ended.
public struct ChildProcess: Sendable {
    /// How it ended.
    public let ending: ProcessEnding
    /// All that it wrote to standard output.
    public let output: Data
    /// All that it wrote to standard error.
    public let error: Data

    /// What it wrote to standard output.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// What it wrote to standard error.
    public var errorText: String { String(decoding: error, as: UTF8.self) }
    /// What it wrote to standard output, and behind it what it wrote to standard error.
    public var wholeText: String { text + errorText }

    /// Runs a program with nothing on standard input.
    ///
    /// - Parameters:
    ///   - environment: All of it; the tests' own unless given.
    ///   - folder: Where it runs; where the tests do unless given.
    public static func run(
        _ executable: URL, _ arguments: [String], environment: [String: String]? = nil, in folder: URL? = nil
    ) async throws -> ChildProcess {
        try await withTemporaryFolder { outputs in
            // Files, because a pipe that nobody drains would block a child that says much.
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
                // Not started, it has no end that the handler could report.
                continuation.resume(throwing: error)
            }
        }
    }
}
