import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A list or an item that cannot be read is an error that names it", .leakChecks)
struct UnreadableListTests {
    @Test(
        "After a damage of one column",
        arguments: [
            ("UPDATE lists SET name = x'00'", "list 1: expected text in name, found a blob"),
            ("UPDATE lists SET id = 'x' WHERE id NOT IN (SELECT list FROM items)", "list 2: expected a UUID in id"),
            ("UPDATE lists SET updated = 'now' WHERE number = 1", "list 1: expected a number in updated, found text"),
            ("UPDATE items SET id = 'x'", "an item of list 1: expected a UUID in id, found text"),
            ("UPDATE items SET text = x'00'", "an item of list 1: expected text in text, found a blob"),
            ("UPDATE items SET created = 'now'", "an item of list 1: expected a number in created, found text"),
            ("UPDATE items SET completed = x'00'", "an item of list 1: expected a number in completed, found a blob"),
        ] as [(StaticString, String)])
    func damage(_ damage: StaticString, reason: String) async throws {
        let folder = try makeFolder()
        let lists = makeLists(folder.database)
        try await lists.createNewList(.sample(items: [.sample()]))
        try await lists.createNewList(.sample(at: -1))
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: DatabaseError.self) { try await lists.getAllToDoLists() }
        guard case .uncategorized(let message)? = error else { return }
        #expect(message.hasPrefix("The database \(folder.database) holds something unreadable: \(reason)"))
    }
}
