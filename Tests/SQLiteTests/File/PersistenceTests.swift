import Foundation
import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("Data in a SQLite store is durable", .leakChecks)
struct PersistenceTests {
    @Test("Closing the last connection removes the log and its index, even if SQLite keeps them by default")
    func logRemoved() throws {
        let folder = try makeFolder()
        do {
            let connection = try makeConnection(folder.database)
            try connection.execute("PRAGMA journal_mode = WAL")
            connection.setRemovesLogOnClose(false)
            try connection.execute("CREATE TABLE kept (id)")
        }
        #expect(try folder.contents().keys.contains("strata.sqlite-wal"))
        do {
            let connection = try makeConnection(folder.database)
            connection.setRemovesLogOnClose(false)
            try SQLiteDatabase.configure(connection)
            try connection.execute("CREATE TABLE removed (id)")
        }
        #expect(try folder.contents().keys.sorted() == ["strata.sqlite"])
    }

    @Test("If a killed process wrote its log back to the file only in part, the store reads the rest from the log")
    func halfWrittenBack() async throws {
        let running = try makeFolder()
        let connection = try makeConnection(running.database)
        for statement in [
            "PRAGMA journal_mode = WAL", "PRAGMA application_id = 1398035009", "PRAGMA user_version = 4",
            "PRAGMA wal_checkpoint(TRUNCATE)",
            "CREATE TABLE feature_versions (feature TEXT PRIMARY KEY, version INTEGER NOT NULL)",
        ] as [StaticString] {
            try connection.execute(statement)
        }
        let folder = try makeCopy(of: running)
        #expect(try await makeNotes(folder.database).notes() == [])
    }

    @Test("A change is flushed to the disk itself, not only to the disk's cache")
    func flush() throws {
        let folder = try makeFolder()
        let connection = try makeConnection(folder.database)
        #expect(try connection.integer("PRAGMA fullfsync") == 0)
        try SQLiteDatabase.configure(connection)
        #expect(try connection.integer("PRAGMA fullfsync") == 1)
        #expect(try connection.integer("PRAGMA synchronous") == 2)
    }

    @Test("Two stores on one file see each other's changes and lose none")
    func twoStores() async throws {
        let folder = try makeFolder()
        let first = makeNotes(folder.database), second = makeNotes(folder.database)
        try await first.change(.add("Zoe"))
        try await second.change(.add("Ada"))
        try await first.change(.remove("Ada"))
        try await second.change(.add("Mia"))
        #expect(try await first.notes() == ["Zoe", "Mia"])
        #expect(try await second.notes() == ["Zoe", "Mia"])
    }

    @Test("Many stores that create and fill one file at the same time lose nothing")
    func manyStores() async throws {
        let folder = try makeFolder()
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                let store = makeNotes(folder.database, busyTimeout: .seconds(60))
                group.addTask {
                    for change in 0..<4 { try await store.change(.add("\(number)-\(change)")) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await makeNotes(folder.database).notes().count == 32)
    }

    @Test("A change that does not fit on the disk is an error, and nothing is changed")
    func fullDisk() async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.database)
        try await store.change(.add("Ada"))
        // SQLite raises the limit to the number of pages in use.
        try await store.perform { @Sendable connection throws(StoreError) in
            try connection.execute("PRAGMA max_page_count = 1")
        }
        let long = String(repeating: "1", count: 100_000)
        await #expect(throws: StoreError.diskFull(path: folder.database)) { try await store.change(.add(long)) }
        #expect(try await store.notes() == ["Ada"])
    }

    @Test("A database file moved while open is reported missing by one call; the next call creates a new file")
    func movedFile() async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.database)
        try await store.change(.add("Zoe"))
        try FileManager.default.moveItem(atPath: folder.database, toPath: folder.path + "/moved")
        await #expect(throws: StoreError.vanished(path: folder.database)) {
            try await store.change(.add("Ada"))
        }
        #expect(try folder.contents()["strata.sqlite"] == nil)
        try await store.change(.add("Ada"))
        #expect(try await makeNotes(folder.database).notes() == ["Ada"])
    }

    @Test("A database file moved with its folder is reported missing, and is used again when the folder is back")
    func movedFolder() async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.path + "/data/strata.sqlite")
        try FileManager.default.createDirectory(atPath: folder.path + "/data", withIntermediateDirectories: false)
        try await store.change(.add("Zoe"))
        try FileManager.default.moveItem(atPath: folder.path + "/data", toPath: folder.path + "/moved")
        await #expect(throws: StoreError.vanished(path: folder.path + "/data/strata.sqlite")) {
            try await store.change(.add("Ada"))
        }
        try FileManager.default.moveItem(atPath: folder.path + "/moved", toPath: folder.path + "/data")
        #expect(try await store.notes() == ["Zoe"])
    }

    @Test("A store can be opened by a relative path, a link, or a name with characters that a URL escapes")
    func unusualPaths() async throws {
        let folder = try makeFolder()
        let odd = folder.path + "/a b#100%é?x.sqlite"
        try await makeNotes(odd).change(.add("Ada"))
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: odd)
        #expect(try await makeNotes(link).notes() == ["Ada"])
        let up = String(repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
        #expect(try await makeNotes(up + odd.dropFirst()).notes() == ["Ada"])
        #expect(try Set(folder.contents().keys) == ["a b#100%é?x.sqlite", "link"])
    }
}
