import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Lists in a SQLite database keep the rules of every database", .leakChecks)
struct ListsContractTests {
    @Test("In a file", arguments: DatabaseContract.allCases)
    func file(rule: DatabaseContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeLists(folder.database))
    }

    @Test("In memory", arguments: DatabaseContract.allCases)
    func memory(rule: DatabaseContract) async throws {
        let database = trackForLeaks(SQLiteDatabase.inMemory())
        try await rule.check(trackForLeaks(SQLiteLists(in: database)))
    }

    @Test("Reports of a file", arguments: ReportContract.allCases)
    func reports(rule: ReportContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeLists(folder.database))
    }
}
