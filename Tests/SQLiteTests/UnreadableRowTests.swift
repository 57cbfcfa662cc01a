import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A row that cannot be read is an error that names it", .leakChecks)
struct UnreadableRowTests {
    @Test(
        "A bookmark",
        arguments: [
            ("UPDATE bookmarks SET user = 'x'", "bookmark Ada@example.org_Ada: ", "not valid JSON"),
            ("UPDATE bookmarks SET user = '{}'", "bookmark Ada@example.org_Ada: ", "name"),
            ("UPDATE bookmarks SET user = x'00'", "bookmark Ada@example.org_Ada: expected text in user, ", "a blob"),
            ("UPDATE bookmarks SET unique_id = x'00'", "bookmark 1: expected text in unique_id, ", "a blob"),
            (
                "UPDATE bookmarks SET user = CAST(x'ff' AS TEXT)", "bookmark Ada@example.org_Ada: expected text",
                "not UTF-8"
            ),
            ("UPDATE bookmarks SET unique_id = 'Bob'", "bookmark Bob: expected its user", "Ada@example.org_Ada"),
        ] as [(StaticString, String, String)])
    func bookmark(damage: StaticString, row: String, reason: String) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: StoreError.self) { try await store.bookmarks() }
        try expect(error, in: folder, begins: row, names: reason)
    }

    @Test(
        "Settings",
        arguments: [
            (
                #"UPDATE settings SET json = '{"theme":"sepia","usesColor":true,"showsKeyHints":true}'"#, "settings: ",
                "sepia"
            ),
            ("UPDATE settings SET json = '{}'", "settings: ", "theme"),
            ("UPDATE settings SET json = x'00'", "settings: expected text in json, ", "a blob"),
        ] as [(StaticString, String, String)])
    func settings(damage: StaticString, row: String, reason: String) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.save(.init())
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: StoreError.self) { try await store.settings() }
        try expect(error, in: folder, begins: row, names: reason)
    }

    @Test(
        "A list or an item",
        arguments: [
            ("UPDATE lists SET name = x'00'", "list 1: expected text in name, found a blob"),
            ("UPDATE lists SET id = 'x' WHERE id NOT IN (SELECT list FROM items)", "list 2: expected a UUID in id"),
            ("UPDATE lists SET updated = 'now' WHERE number = 1", "list 1: expected a number in updated, found text"),
            ("UPDATE items SET id = 'x'", "an item of list 1: expected a UUID in id, found text"),
            ("UPDATE items SET text = x'00'", "an item of list 1: expected text in text, found a blob"),
            ("UPDATE items SET created = 'now'", "an item of list 1: expected a number in created, found text"),
            ("UPDATE items SET completed = x'00'", "an item of list 1: expected a number in completed, found a blob"),
        ] as [(StaticString, String)])
    func list(damage: StaticString, reason: String) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.createNewList(.sample(items: [.sample()]))
        try await store.createNewList(.sample(at: -1))
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: DatabaseError.self) { try await store.getAllToDoLists() }
        guard case .uncategorized(let message)? = error else { return }
        #expect(message.hasPrefix("The database \(folder.database) holds something unreadable: \(reason)"))
    }

    private func expect(
        _ error: StoreError?, in folder: TemporaryFolder, begins row: String, names reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        guard case .corrupt(let path, let detail) = try #require(error, sourceLocation: sourceLocation) else {
            Issue.record("expected .corrupt, found \(String(describing: error))", sourceLocation: sourceLocation)
            return
        }
        #expect(path == folder.database, sourceLocation: sourceLocation)
        #expect(detail.hasPrefix(row), sourceLocation: sourceLocation)
        #expect(detail.contains(reason), sourceLocation: sourceLocation)
    }
}
