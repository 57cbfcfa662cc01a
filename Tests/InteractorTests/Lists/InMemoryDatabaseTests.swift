import Interactor
import TestDoubles
import TestKit
import Testing

@Suite("The in-memory database of the tests keeps the rules of every database", .leakChecks)
struct InMemoryDatabaseTests {
    @Test("The in-memory database keeps the rules of every database of lists", arguments: DatabaseContract.allCases)
    func lists(rule: DatabaseContract) async throws {
        try await rule.check(trackForLeaks(InMemoryDatabase()))
    }

    @Test("The in-memory database keeps the rules for reports of changes", arguments: ReportContract.allCases)
    func reports(rule: ReportContract) async throws {
        try await rule.check(trackForLeaks(InMemoryDatabase()))
    }
}
