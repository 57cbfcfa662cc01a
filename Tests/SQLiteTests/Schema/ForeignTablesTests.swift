import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A database with other tables than the app's", .leakChecks)
struct ForeignTablesTests {
    @Test("is reported with the column that is missing")
    func otherColumn() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        _ = try await store.apply(.theme(.dark))
        try makeConnection(folder.database).execute("ALTER TABLE settings RENAME COLUMN json TO text")
        await #expect(throws: StoreError.foreignTables(path: folder.database, detail: "no such column: json")) {
            try await store.settings()
        }
    }

    @Test("is reported with the table that prevents a migration, and keeps its version")
    func tableInTheWay() async throws {
        let folder = try makeFolder()
        try makeVersion1(folder.database)
        let connection = try makeConnection(folder.database)
        try connection.execute("CREATE TABLE settings (text TEXT)")
        let detail = "table settings already exists"
        await #expect(throws: StoreError.foreignTables(path: folder.database, detail: detail)) {
            try await makeStore(folder.database).bookmarks()
        }
        #expect(try connection.integer("PRAGMA user_version") == 1)
    }
}
