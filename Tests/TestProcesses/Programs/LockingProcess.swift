import Foundation
import Processes
import Testing

/// Another process that locks a database until it is told to release it.
public struct LockingProcess {
    /// Whether the required tool, sqlite3, is installed.
    public static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: tool) }

    private static let tool = "/usr/bin/sqlite3"

    private let process: Child
    private let input = Pipe.closedInChildren()

    /// Locks the database, also for readers, and returns once that is done.
    public init(_ database: String) throws {
        let output = Pipe.closedInChildren()
        process = try Child(
            [Self.tool, "-batch", database],
            streams: .pipes(input: input.fileHandleForReading, output: output.fileHandleForWriting), group: .own)
        // The only other writer is the process, so that reading ends with it.
        try output.fileHandleForWriting.close()
        let lock = "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"
        try input.fileHandleForWriting.write(contentsOf: Data("\(lock); SELECT 'held';\n".utf8))
        var answer = ""
        while !answer.contains("held") {
            let bytes = output.fileHandleForReading.availableData
            try #require(!bytes.isEmpty, "sqlite3 ended before it held the database, saying: \(answer)")
            answer += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Releases the database, and returns once the process has ended.
    public func letGo() {
        try? input.fileHandleForWriting.write(contentsOf: Data(".quit\n".utf8))
        _ = try? process.wait()
    }
}
