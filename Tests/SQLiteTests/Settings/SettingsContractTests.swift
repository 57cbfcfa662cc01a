import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Settings in a SQLite database fulfil the contract of all stores", .leakChecks)
struct SettingsContractTests {
    @Test("In a file", arguments: SettingsStoreContract.allCases)
    func file(rule: SettingsStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("In memory", arguments: SettingsStoreContract.allCases)
    func memory(rule: SettingsStoreContract) async throws {
        try await rule.check(trackForLeaks(SQLiteDatabase.inMemory()))
    }
}
