import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Bookmarks in a SQLite database keep the contract of every store", .leakChecks)
struct BookmarksContractTests {
    @Test("In a file", arguments: BookmarksStoreContract.allCases)
    func file(rule: BookmarksStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("In memory", arguments: BookmarksStoreContract.allCases)
    func memory(rule: BookmarksStoreContract) async throws {
        try await rule.check(trackForLeaks(SQLiteDatabase.inMemory()))
    }
}
