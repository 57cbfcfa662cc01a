import Foundation
import Interactor
import Model
import TestSupport
import Testing

@testable import SQLite

@Suite("A database that someone else holds", .leakChecks)
struct LockedFileTests {
    @Test("Wholly held, it is an error that leaves it untouched, and works once it is let go of")
    func exclusive() async throws {
        let folder = try makeFolder()
        try await makeStore(folder.database).apply(.add(.called("Ada")))
        let store = makeStore(folder.database)
        do {
            let holder = try makeConnection(folder.database)
            try holder.execute("PRAGMA locking_mode = EXCLUSIVE")
            try holder.execute("BEGIN EXCLUSIVE")
            let before = try folder.contents()
            await #expect(throws: StoreError.locked(path: folder.database)) { try await store.bookmarks() }
            await #expect(throws: StoreError.locked(path: folder.database)) { try await store.apply(.removeAll) }
            #expect(try folder.contents() == before)
        }
        #expect(try await store.bookmarks() == [.called("Ada")])
    }

    @Test("While another writes, it can be read but not written")
    func writing() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        let writer = try makeConnection(folder.database)
        try writer.execute("BEGIN IMMEDIATE")
        await #expect(throws: StoreError.locked(path: folder.database)) { try await store.apply(.removeAll) }
        #expect(try await store.bookmarks() == [.called("Ada")])
        try writer.execute("COMMIT")
        try await store.apply(.removeAll)
        #expect(try await store.bookmarks() == [])
    }

    @Test("A change that waits for another writer keeps the main actor from nothing, and is made in its turn")
    @MainActor
    func waiting() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database, busyTimeout: .seconds(10))
        try await store.apply(.add(.called("Ada")))
        let writer = try makeConnection(folder.database)
        try writer.execute("BEGIN IMMEDIATE")
        var change: Task<Void, any Error>?
        await withCheckedContinuation { begun in
            change = Task {
                try await store.perform { @Sendable connection throws(StoreError) in
                    begun.resume()
                    try connection.execute("DELETE FROM bookmarks")
                }
            }
        }
        try writer.execute("COMMIT")
        try await change?.value
        #expect(try await store.bookmarks() == [])
    }

    @Test(
        "Held by another process",
        .enabled(if: FileManager.default.isExecutableFile(atPath: LockingProcess.tool), "needs the sqlite3 tool"))
    func anotherProcess() async throws {
        let folder = try makeFolder()
        try await makeStore(folder.database).apply(.add(.called("Ada")))
        let store = makeStore(folder.database)
        let process = try LockingProcess(folder.database)
        await #expect(throws: StoreError.locked(path: folder.database)) { try await store.bookmarks() }
        process.letGo()
        #expect(try await store.bookmarks() == [.called("Ada")])
    }
}

/// Another process that holds a database until it is told to let go.
private struct LockingProcess {
    static let tool = "/usr/bin/sqlite3"

    private let process = Process()
    private let input = Pipe()

    /// Returns once the database is held.
    init(_ database: String) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Self.tool)
        process.arguments = ["-batch", database]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let script = "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; SELECT 'held';\n"
        try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
        var answer = ""
        while !answer.contains("held") {
            let bytes = output.fileHandleForReading.availableData
            try #require(!bytes.isEmpty, "sqlite3 ended before it held the database, saying: \(answer)")
            answer += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Returns once the process has ended.
    func letGo() {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
