import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Lists in a SQLite database", .leakChecks)
struct ListsContractTests {
    @Test("Lists in a file obey the rules for every database", arguments: DatabaseContract.allCases)
    func file(rule: DatabaseContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeLists(folder.database))
    }

    @Test("Lists in memory obey the rules for every database", arguments: DatabaseContract.allCases)
    func memory(rule: DatabaseContract) async throws {
        let database = trackForLeaks(SQLiteDatabase.inMemory())
        try await rule.check(trackForLeaks(SQLiteLists(in: database)))
    }

    @Test("Lists in a file obey the rules for reports of changes", arguments: ReportContract.allCases)
    func reports(rule: ReportContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeLists(folder.database))
    }
}
