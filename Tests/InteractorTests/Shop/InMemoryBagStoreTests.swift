import TestDoubles
import TestKit
import Testing

@Suite("The in-memory bag of the tests keeps the rules of every store", .leakChecks)
struct InMemoryBagStoreTests {
    @Test("Bag", arguments: BagStoreContract.allCases)
    func bag(rule: BagStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemoryBagStore()))
    }
}
