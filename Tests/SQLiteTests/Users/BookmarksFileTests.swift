import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of the bookmarks", .leakChecks)
struct BookmarksFileTests {
    @Test("The bookmarks file obeys the rules for every bookmarks store", arguments: BookmarksStoreContract.allCases)
    func contract(rule: BookmarksStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test(
        "The error for a damaged bookmark names the damaged field",
        arguments: [
            ("UPDATE bookmarks SET user = '{}'", "name", .value, .nothing),
            ("UPDATE bookmarks SET user = x'00'", "user", .text, .bytes(1)),
            ("UPDATE bookmarks SET unique_id = x'00'", "unique_id", .text, .bytes(1)),
            ("UPDATE bookmarks SET user = CAST(x'ff' AS TEXT)", "user", .text, .invalidUTF8),
            ("UPDATE bookmarks SET unique_id = 'Bob'", "user", .exactly("Bob"), .text("Ada@example.org_Ada")),
        ] as [(StaticString, String, FormatError.Expected, FormatError.Found)])
    func damage(
        _ damage: StaticString, field: String, expected: FormatError.Expected, found: FormatError.Found
    ) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute(damage)
        let reason = FormatError(path: "bookmarks[1].\(field)", expected: expected, found: found)
        await #expect(throws: StoreError.corrupt(path: folder.database, reason)) { try await store.bookmarks() }
    }
}
