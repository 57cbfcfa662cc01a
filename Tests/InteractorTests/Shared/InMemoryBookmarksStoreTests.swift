import TestDoubles
import TestKit
import Testing

@Suite("The in-memory bookmarks of the tests keep the rules of every store", .leakChecks)
struct InMemoryBookmarksStoreTests {
    @Test("Bookmarks", arguments: BookmarksStoreContract.allCases)
    func bookmarks(rule: BookmarksStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemoryBookmarksStore()))
    }
}
