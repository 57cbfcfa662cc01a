import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("A database with other tables than the app's", .leakChecks)
struct ForeignTablesTests {
    @Test("The error for other tables than the app's names the column that is missing")
    func otherColumn() async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.database)
        try await store.change(.add("Ada"))
        try makeConnection(folder.database).execute("ALTER TABLE notes RENAME COLUMN text TO json")
        await #expect(throws: StoreError.foreignTables(path: folder.database, detail: "no such column: text")) {
            try await store.notes()
        }
    }

    @Test("The error for a table that prevents a migration names it, and the file keeps its format")
    func tableInTheWay() async throws {
        let folder = try makeFolder()
        try makeOldNotes(folder.database)
        let newer = NotesTables(migrations: NotesTables().migrations + [["CREATE TABLE letters (text TEXT)"]])
        let detail = "table letters already exists"
        await #expect(throws: StoreError.foreignTables(path: folder.database, detail: detail)) {
            try await makeStore(folder.database, schema: Schema(features: [newer])).notes()
        }
        #expect(try makeConnection(folder.database).integer("PRAGMA user_version") == 3)
    }
}
