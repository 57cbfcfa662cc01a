import Foundation
import Testing

/// Another process that holds a database until it is told to let go.
public struct LockingProcess {
    /// Whether the tool that it needs is there: sqlite3.
    public static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: tool) }

    private static let tool = "/usr/bin/sqlite3"

    private let process = Process()
    private let input = Pipe()

    /// Returns once the database is held.
    ///
    /// - Parameter allowsReading: Whether others may read what is in it all the same.
    public init(_ database: String, allowsReading: Bool = false) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.tool)
        process.arguments = ["-batch", database]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let lock = allowsReading ? "BEGIN IMMEDIATE" : "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"
        try input.fileHandleForWriting.write(contentsOf: Data("\(lock); SELECT 'held';\n".utf8))
        var answer = ""
        while !answer.contains("held") {
            let bytes = output.fileHandleForReading.availableData
            try #require(!bytes.isEmpty, "sqlite3 ended before it held the database, saying: \(answer)")
            answer += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns once the process has ended.
    public func letGo() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
