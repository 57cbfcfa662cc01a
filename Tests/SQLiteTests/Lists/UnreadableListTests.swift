import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A damaged file of lists", .leakChecks)
struct UnreadableListTests {
    @Test(
        "The error for a damaged list or item names the damaged field",
        arguments: [
            ("UPDATE lists SET name = x'00'", "lists[1].name", .text, .bytes(1)),
            ("UPDATE lists SET id = 'x' WHERE id NOT IN (SELECT list FROM items)", "lists[2].id", .uuid, .text("x")),
            ("UPDATE lists SET updated = 'now' WHERE number = 1", "lists[1].updated", .number, .text("now")),
            ("UPDATE items SET id = 'x'", "lists[1].items.id", .uuid, .text("x")),
            ("UPDATE items SET text = x'00'", "lists[1].items.text", .text, .bytes(1)),
            ("UPDATE items SET created = 'now'", "lists[1].items.created", .number, .text("now")),
            ("UPDATE items SET completed = x'00'", "lists[1].items.completed", .number, .bytes(1)),
        ] as [(StaticString, String, FormatError.Expected, FormatError.Found)])
    func damage(
        _ damage: StaticString, row: String, expected: FormatError.Expected, found: FormatError.Found
    ) async throws {
        let folder = try makeFolder()
        let lists = makeLists(folder.database)
        try await lists.createNewList(.sample(items: [.sample()]))
        try await lists.createNewList(.sample(at: -1))
        try makeConnection(folder.database).execute(damage)
        let reason = FormatError(path: row, expected: expected, found: found)
        await #expect(throws: DatabaseError.uncategorized(.corrupt(path: folder.database, reason))) {
            try await lists.getAllToDoLists()
        }
    }
}
