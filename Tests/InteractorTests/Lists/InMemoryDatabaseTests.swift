import Interactor
import TestDoubles
import TestKit
import Testing

@Suite("The in-memory database of lists", .leakChecks)
struct InMemoryDatabaseTests {
    @Test("The in-memory database obeys the rules for every database of lists", arguments: DatabaseContract.allCases)
    func lists(rule: DatabaseContract) async throws {
        try await rule.check(trackForLeaks(InMemoryDatabase()))
    }

    @Test("The in-memory database obeys the rules for reporting changes", arguments: ReportContract.allCases)
    func reports(rule: ReportContract) async throws {
        try await rule.check(trackForLeaks(InMemoryDatabase()))
    }
}
