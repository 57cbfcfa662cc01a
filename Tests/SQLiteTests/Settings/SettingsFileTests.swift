import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file that settings are kept in", .leakChecks)
struct SettingsFileTests {
    @Test("Holds them when it is opened again")
    func reopening() async throws {
        let folder = try makeFolder()
        do { try await makeStore(folder.database).save(Settings(theme: .light, usesColor: false)) }
        #expect(try await makeStore(folder.database).settings() == Settings(theme: .light, usesColor: false))
    }

    @Test("Of version 1, learns to keep them and keeps its bookmarks")
    func fromVersion1() async throws {
        let folder = try makeFolder()
        try makeVersion1(folder.database)
        let store = makeStore(folder.database)
        #expect(try await store.settings() == nil)
        try await store.save(Settings(theme: .light))
        #expect(try await store.settings() == Settings(theme: .light))
        #expect(try await store.bookmarks() == User.inOldDatabase)
    }

    @Test("Of version 2, keeps them")
    func fromVersion2() async throws {
        let folder = try makeFolder()
        try makeVersion2(folder.database)
        #expect(try await makeStore(folder.database).settings() == Settings(theme: .light, usesColor: false))
    }

    @Test("Is left untouched where it cannot be used", arguments: UnusableFile.allCases)
    func unusable(file: UnusableFile) async throws {
        let folder = try makeFolder()
        let error = try file.make(in: folder)
        try await expectUntouched(folder) { store in
            await #expect(throws: error) { try await store.settings() }
            await #expect(throws: error) { try await store.save(.init()) }
        }
    }

    @Test(
        "Names them where they cannot be read",
        arguments: [
            (
                #"UPDATE settings SET json = '{"theme":"sepia","usesColor":true,"showsKeyHints":true}'"#, "settings: ",
                "sepia"
            ),
            ("UPDATE settings SET json = '{}'", "settings: ", "theme"),
            ("UPDATE settings SET json = x'00'", "settings: expected text in json, ", "a blob"),
        ] as [(StaticString, String, String)])
    func damage(_ damage: StaticString, row: String, reason: String) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await store.save(.init())
        try makeConnection(folder.database).execute(damage)
        let error = await #expect(throws: StoreError.self) { try await store.settings() }
        try expectCorrupt(error, in: folder, begins: row, names: reason)
    }
}
