import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A SQLite store keeps the contract of every store", .leakChecks)
struct StoreContractTests {
    @Test("Bookmarks in a file", arguments: BookmarksStoreContract.allCases)
    func bookmarksInFile(rule: BookmarksStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("Bookmarks in memory", arguments: BookmarksStoreContract.allCases)
    func bookmarksInMemory(rule: BookmarksStoreContract) async throws {
        try await rule.check(trackForLeaks(SQLiteDatabase.inMemory()))
    }

    @Test("Settings in a file", arguments: SettingsStoreContract.allCases)
    func settingsInFile(rule: SettingsStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("Settings in memory", arguments: SettingsStoreContract.allCases)
    func settingsInMemory(rule: SettingsStoreContract) async throws {
        try await rule.check(trackForLeaks(SQLiteDatabase.inMemory()))
    }

    @Test("Lists in a file", arguments: DatabaseContract.allCases)
    func listsInFile(rule: DatabaseContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("Lists in memory", arguments: DatabaseContract.allCases)
    func listsInMemory(rule: DatabaseContract) async throws {
        try await rule.check(trackForLeaks(SQLiteDatabase.inMemory()))
    }

    @Test("Reports of a file", arguments: ReportContract.allCases)
    func reports(rule: ReportContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }
}
