import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of the bookmarks", .leakChecks)
struct BookmarksFileTests {
    @Test("The file of the bookmarks keeps the rules of every store", arguments: BookmarksStoreContract.allCases)
    func contract(rule: BookmarksStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test(
        "The error for a damaged bookmark names it",
        arguments: [
            (
                "UPDATE bookmarks SET user = 'x'",
                FormatError(
                    path: "bookmarks[1]", position: .init(line: 1, column: 1), expected: .json, found: .character("x"))
            ),
            (
                "UPDATE bookmarks SET user = '{}'",
                FormatError(path: "bookmarks[1].name", expected: .value, found: .nothing)
            ),
            (
                "UPDATE bookmarks SET user = x'00'",
                FormatError(path: "bookmarks[1].user", expected: .text, found: .bytes(1))
            ),
            (
                "UPDATE bookmarks SET unique_id = x'00'",
                FormatError(path: "bookmarks[1].unique_id", expected: .text, found: .bytes(1))
            ),
            (
                "UPDATE bookmarks SET user = CAST(x'ff' AS TEXT)",
                FormatError(path: "bookmarks[1].user", expected: .text, found: .invalidUTF8)
            ),
            (
                "UPDATE bookmarks SET unique_id = 'Bob'",
                FormatError(path: "bookmarks[1].user", expected: .exactly("Bob"), found: .text("Ada@example.org_Ada"))
            ),
        ] as [(StaticString, FormatError)])
    func damage(_ damage: StaticString, reason: FormatError) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute(damage)
        await #expect(throws: StoreError.corrupt(path: folder.database, reason)) { try await store.bookmarks() }
    }
}
