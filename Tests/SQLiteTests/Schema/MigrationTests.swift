import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("The schema of a SQLite store", .leakChecks)
struct MigrationTests {
    /// The tables for the notes of a newer app, with one more migration.
    private let newerNotes = NotesTables(
        migrations: NotesTables().migrations + [["ALTER TABLE notes ADD COLUMN colour TEXT"]])

    @Test("A new file gets the newest format, our application ID, and WAL mode")
    func newFile() async throws {
        let folder = try makeFolder()
        #expect(try await makeNotes(folder.database).notes() == [])
        let connection = try makeConnection(folder.database)
        #expect(try connection.integer("PRAGMA user_version") == FileFormat.newest)
        #expect(try connection.integer("PRAGMA application_id") == FileFormat.applicationID)
        let mode = try connection.prepare("PRAGMA journal_mode")
        #expect(try mode.step())
        #expect(try mode.text(0, of: "mode") == "wal")
    }

    @Test("A file of an older format keeps its notes and can store more; other tables stay as they are")
    func olderFormat() async throws {
        let folder = try makeFolder()
        try makeOldNotes(folder.database)
        let store = makeNotes(folder.database)
        #expect(try await store.notes() == notesInOldFile)
        try await store.change(.add("Mia"))
        #expect(try await store.notes() == notesInOldFile + ["Mia"])
        try expectOldLetters(in: folder.database)
        #expect(try makeConnection(folder.database).integer("PRAGMA user_version") == FileFormat.newest)
    }

    @Test("A newer app runs only the missing migrations")
    func newerApp() async throws {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        for _ in 1...2 {
            let store = makeStore(folder.database, schema: Schema(features: [newerNotes]))
            #expect(try await store.notes() == ["Ada"])
        }
        #expect(try makeConnection(folder.database).integer("SELECT count(colour) FROM notes") == 0)
    }

    @Test("An app opens a file with newer tables if they belong to a feature that the app lacks")
    func otherFeatures() async throws {
        let folder = try makeFolder()
        _ = try await makeStore(folder.database, schema: Schema(features: [newerNotes])).change(.add("Ada"))
        let tags = makeStore(folder.database, schema: Schema(features: [TagsTables()]))
        let count = try await tags.perform { @Sendable connection throws(StoreError) in
            try connection.integer("SELECT count(*) FROM tags")
        }
        #expect(count == 0)
        let both = makeStore(folder.database, schema: Schema(features: [TagsTables(), newerNotes]))
        #expect(try await both.notes() == ["Ada"])
    }

    @Test("If a migration fails midway, the file keeps its old format and its data")
    func failingMigration() async throws {
        let folder = try makeFolder()
        try makeOldNotes(folder.database)
        let failing = NotesTables(migrations: NotesTables().migrations + [["DROP TABLE notes", "SELECT nonsense"]])
        let store = makeStore(folder.database, schema: Schema(features: [TagsTables(), failing]))
        let error = StoreError.foreignTables(path: folder.database, detail: "no such column: nonsense")
        await #expect(throws: error) { try await store.notes() }
        let connection = try makeConnection(folder.database)
        #expect(try connection.integer("PRAGMA user_version") == 3)
        #expect(try connection.integer("SELECT count(*) FROM sqlite_master WHERE name = 'tags'") == 0)
        #expect(try await makeNotes(folder.database).notes() == notesInOldFile)
    }

    @Test("Each feature's tables are registered under a unique name")
    func names() {
        let names = Schema().features.map(\.name)
        #expect(Set(names).count == names.count, "\(names)")
    }
}

/// The tables of a second feature.
private struct TagsTables: Tables {
    let name = "tags"
    let migrations: [[StaticString]] = [["CREATE TABLE tags (text TEXT NOT NULL)"]]
}
