import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Bookmarks in a SQLite database fulfil the contract of all stores", .leakChecks)
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
