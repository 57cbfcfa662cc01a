import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("A file that a newer app has changed", .leakChecks)
struct NewerTablesTests {
    private static let newerTables: StaticString = "UPDATE feature_versions SET version = 3 WHERE feature = 'notes'"

    @Test("A file with newer tables of one feature is refused and left unchanged", arguments: [true, false])
    func refused(isWritable: Bool) async throws {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        try makeConnection(folder.database).execute(Self.newerTables)
        if !isWritable { try folder.setPermissions(0o444, of: folder.database) }
        let error = StoreError.newerSchema(path: folder.database, found: 3, supported: 2)
        try await expectUntouched(folder, schema: .notes) { store in
            await #expect(throws: error) { try await store.notes() }
            await #expect(throws: error) { try await store.change(.removeAll) }
        }
    }

    @Test("A file with a version below 0, which no app writes, is refused and left unchanged")
    func negativeVersion() async throws {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        try makeConnection(folder.database).execute("UPDATE feature_versions SET version = -1")
        try await expectUntouched(folder, schema: .notes) { store in
            await #expect(throws: StoreError.foreign(path: folder.database)) { try await store.notes() }
        }
    }

    @Test(
        "A file that a newer app changes while it is open is refused from then on, in each call",
        arguments: [
            ("PRAGMA user_version = 99", 99, 4), (newerTables, 3, 2),
        ] as [(StaticString, Int, Int)])
    func meanwhile(change: StaticString, found: Int, supported: Int) async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.database)
        try await store.change(.add("Ada"))
        #expect(try await store.notes() == ["Ada"])
        let connection = try makeConnection(folder.database)
        try connection.execute(change)
        let error = StoreError.newerSchema(path: folder.database, found: found, supported: supported)
        for _ in 1...2 {
            await #expect(throws: error) { try await store.notes() }
            await #expect(throws: error) { try await store.change(.removeAll) }
        }
        #expect(try connection.integer("SELECT count(*) FROM notes") == 1)
    }
}
