import Foundation
import Interactor
import Model
import TestKit
import Testing

@testable import SQLite

@Suite("Data in a SQLite store is durable", .leakChecks)
struct PersistenceTests {
    @Test("Bookmarks are there when the file is opened again")
    func reopening() async throws {
        let folder = try makeFolder()
        do {
            let store = makeStore(folder.database)
            try await store.apply(.add(.called("Zoe")))
            try await store.apply(.add(.called("Ada")))
        }
        #expect(try await makeStore(folder.database).bookmarks() == [.called("Zoe"), .called("Ada")])
    }

    @Test("A freed store has written everything into its one file")
    func oneFile() async throws {
        let folder = try makeFolder()
        do { try await makeStore(folder.database).apply(.add(.called("Ada"))) }
        #expect(try folder.contents().keys.sorted() == ["strata.sqlite"])
    }

    @Test("The log and its index go with the last connection, even where SQLite keeps them")
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

    @Test("A change is flushed to the disk itself, not only to its cache")
    func flush() throws {
        let folder = try makeFolder()
        let connection = try makeConnection(folder.database)
        #expect(try connection.integer("PRAGMA fullfsync") == 0)
        try SQLiteDatabase.configure(connection)
        #expect(try connection.integer("PRAGMA fullfsync") == 1)
        #expect(try connection.integer("PRAGMA synchronous") == 2)
    }

    @Test("A change survives if the process is killed right after it", .slow)
    func killedProcess() async throws {
        let folder = try makeFolder()
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.database as String] in
            let store = SQLiteDatabase(path: path)
            try await store.apply(.add(.called("Ada")))
            kill(getpid(), SIGKILL)
        }
        #expect(try await makeStore(folder.database).bookmarks() == [.called("Ada")])
    }

    @Test("A change whose task is cancelled is made all the same")
    func cancelledTask() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.apply(.add(.called("Ada")))
        }.value
        #expect(try await store.bookmarks() == [.called("Ada")])
    }

    @Test("Two stores on one file see each other's changes and lose none")
    func twoStores() async throws {
        let folder = try makeFolder()
        let first = makeStore(folder.database), second = makeStore(folder.database)
        try await first.apply(.add(.called("Zoe")))
        try await second.apply(.add(.called("Ada")))
        try await first.apply(.remove(User.called("Ada").uniqueID))
        try await second.apply(.add(.called("Mia")))
        #expect(try await first.bookmarks() == [.called("Zoe"), .called("Mia")])
        #expect(try await second.bookmarks() == [.called("Zoe"), .called("Mia")])
    }

    @Test("Many stores that create and fill one file at the same time lose nothing")
    func manyStores() async throws {
        let folder = try makeFolder()
        try await withThrowingTaskGroup { group in
            for number in 0..<8 {
                let store = makeStore(folder.database, busyTimeout: .seconds(60))
                group.addTask {
                    for change in 0..<4 { try await store.apply(.add(.called("\(number)-\(change)"))) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await makeStore(folder.database).bookmarks().count == 32)
    }

    @Test("A change that the disk has no room for is an error, and changes nothing")
    func fullDisk() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        // The number is raised to that of the pages in use.
        try await store.perform { @Sendable connection throws(StoreError) in
            try connection.execute("PRAGMA max_page_count = 1")
        }
        let long = User.called("Zoe", phone: String(repeating: "1", count: 100_000))
        await #expect(throws: StoreError.diskFull(path: folder.database)) { try await store.apply(.add(long)) }
        #expect(try await store.bookmarks() == [.called("Ada")])
    }

    @Test("A file that was moved while it was open is missed once; then a new one is created")
    func movedFile() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Zoe")))
        try FileManager.default.moveItem(atPath: folder.database, toPath: folder.path + "/moved")
        await #expect(throws: StoreError.vanished(path: folder.database)) {
            try await store.apply(.add(.called("Ada")))
        }
        #expect(try folder.contents()["strata.sqlite"] == nil)
        try await store.apply(.add(.called("Ada")))
        #expect(try await makeStore(folder.database).bookmarks() == [.called("Ada")])
    }

    @Test("A file that was moved with its folder is missed as one that was moved")
    func movedFolder() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.path + "/data/strata.sqlite")
        try FileManager.default.createDirectory(atPath: folder.path + "/data", withIntermediateDirectories: false)
        try await store.apply(.add(.called("Zoe")))
        try FileManager.default.moveItem(atPath: folder.path + "/data", toPath: folder.path + "/moved")
        await #expect(throws: StoreError.vanished(path: folder.path + "/data/strata.sqlite")) {
            try await store.apply(.add(.called("Ada")))
        }
        try FileManager.default.moveItem(atPath: folder.path + "/moved", toPath: folder.path + "/data")
        #expect(try await store.bookmarks() == [.called("Zoe")])
    }

    @Test("A file that was put back after it was missed is used again")
    func restoredFile() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Zoe")))
        try FileManager.default.moveItem(atPath: folder.database, toPath: folder.path + "/moved")
        await #expect(throws: StoreError.vanished(path: folder.database)) { try await store.bookmarks() }
        try FileManager.default.moveItem(atPath: folder.path + "/moved", toPath: folder.database)
        #expect(try await store.bookmarks() == [.called("Zoe")])
    }

    @Test("A store can be opened by a relative path, a link, and a name that a URL would escape")
    func unusualPaths() async throws {
        let folder = try makeFolder()
        let odd = folder.path + "/a b#100%é?x.sqlite"
        try await makeStore(odd).apply(.add(.called("Ada")))
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: odd)
        #expect(try await makeStore(link).bookmarks() == [.called("Ada")])
        let up = String(repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
        #expect(try await makeStore(up + odd.dropFirst()).bookmarks() == [.called("Ada")])
        #expect(try Set(folder.contents().keys) == ["a b#100%é?x.sqlite", "link"])
    }
}
