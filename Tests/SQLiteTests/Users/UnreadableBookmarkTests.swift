import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A bookmark that cannot be read gives an error that names it", .leakChecks)
struct UnreadableBookmarkTests {
    @Test("With the place if its text is not JSON")
    func noJSON() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute("UPDATE bookmarks SET user = 'x'")
        let error = await #expect(throws: StoreError.self) { try await store.bookmarks() }
        try expectCorrupt(
            error, in: folder,
            FormatError(
                path: "bookmarks[1]", position: FormatError.Position(line: 1, column: 1), expected: .json,
                found: .character("x")))
    }

    @Test(
        "If one column is damaged",
        arguments: [
            ("UPDATE bookmarks SET user = '{}'", ".name", .value, .nothing),
            ("UPDATE bookmarks SET user = x'00'", ".user", .text, .bytes(1)),
            ("UPDATE bookmarks SET unique_id = x'00'", ".unique_id", .text, .bytes(1)),
            ("UPDATE bookmarks SET user = CAST(x'ff' AS TEXT)", ".user", .text, .invalidUTF8),
            ("UPDATE bookmarks SET unique_id = 'Bob'", ".user", .exactly("Bob"), .text("Ada@example.org_Ada")),
        ] as [(StaticString, String, FormatError.Expected, FormatError.Found)])
    func damage(
        _ damage: StaticString, path: String, expected: FormatError.Expected, found: FormatError.Found
    ) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.apply(.add(.called("Ada")))
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: StoreError.self) { try await store.bookmarks() }
        try expectCorrupt(
            error, in: folder, FormatError(path: "bookmarks[1]\(path)", expected: expected, found: found))
    }
}
