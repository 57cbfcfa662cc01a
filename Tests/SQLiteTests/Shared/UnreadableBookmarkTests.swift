import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A bookmark that cannot be read is an error that names it", .leakChecks)
struct UnreadableBookmarkTests {
    @Test(
        "After a damage of one column",
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
    func damage(_ damage: StaticString, row: String, reason: String) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: StoreError.self) { try await store.bookmarks() }
        try expectCorrupt(error, in: folder, begins: row, names: reason)
    }
}
