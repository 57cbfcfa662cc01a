import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The schema of a SQLite store", .leakChecks)
struct MigrationTests {
    @Test("A new file gets the newest version, our application ID, and WAL mode")
    func newFile() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        #expect(try await store.bookmarks() == [])
        let connection = try makeConnection(folder.database)
        #expect(try connection.integer("PRAGMA user_version") == Migration.all.count)
        #expect(try connection.integer("PRAGMA application_id") == Schema.applicationID)
        let mode = try connection.prepare("PRAGMA journal_mode")
        #expect(try mode.step())
        #expect(try mode.text(0, of: "mode") == "wal")
    }

    @Test("An older file keeps its bookmarks and can store more", arguments: [1, 2])
    func fromVersion(version: Int) async throws {
        let folder = try makeFolder()
        try version == 1 ? makeVersion1(folder.database) : makeVersion2(folder.database)
        let store = makeStore(folder.database)
        #expect(try await store.bookmarks() == User.inOldDatabase)
        try await store.apply(.add(.called("Mia")))
        #expect(try await store.bookmarks() == User.inOldDatabase + [.called("Mia")])
        let connection = try makeConnection(folder.database)
        #expect(try connection.integer("PRAGMA user_version") == Migration.all.count)
        if version == 2 { #expect(try settingsJSON(in: connection) == settingsInOldDatabase) }
    }

    @Test("Each migration sets the version that it leads to", arguments: Migration.all.indices)
    func versions(index: Int) throws {
        let folder = try makeFolder()
        let connection = try makeConnection(folder.database)
        try Schema(migrations: Array(Migration.all.prefix(index + 1))).migrate(connection)
        #expect(try connection.integer("PRAGMA user_version") == index + 1)
    }

    @Test("A migration that fails midway leaves the version before it, and its data")
    func failingMigration() async throws {
        let folder = try makeFolder()
        try makeVersion1(folder.database)
        let failing = Migration(statements: ["DROP TABLE bookmarks", "PRAGMA user_version = 2", "SELECT nonsense"])
        let store = makeStore(folder.database, schema: Schema(migrations: [Migration.all[0], failing]))
        let error = await #expect(throws: StoreError.self) { try await store.bookmarks() }
        #expect("\(try #require(error))".contains("no such column: nonsense"))
        #expect(try await makeStore(folder.database).bookmarks() == User.inOldDatabase)
    }

    @Test("A file is closed if a newer app migrates it in the meantime")
    func migratedMeanwhile() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute("PRAGMA user_version = 99")
        await #expect(throws: StoreError.newerSchema(path: folder.database, found: 99, supported: 3)) {
            try await store.apply(.removeAll)
        }
    }
}
