import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of settings", .leakChecks)
struct SettingsFileTests {
    @Test("The settings file obeys the rules for every settings store", arguments: SettingsStoreContract.allCases)
    func contract(rule: SettingsStoreContract) async throws {
        let folder = try makeFolder()
        try await rule.check(makeStore(folder.database))
    }

    @Test("Settings from an older version, which did not store where the user left off, are read")
    func older() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        _ = try await store.apply(.theme(.light))
        try makeConnection(folder.database).execute(
            #"UPDATE settings SET json = '{"theme":"light","usesColor":true,"showsKeyHints":true}'"#)
        #expect(try await store.settings() == Settings(theme: .light))
    }

    @Test(
        "The error for damaged settings names the field, and the next change replaces the settings",
        arguments: [
            (
                #"UPDATE settings SET json = '{"theme":"sepia","usesColor":true,"showsKeyHints":true}'"#,
                FormatError(path: "settings.theme", expected: .value, found: .other)
            ),
            (
                "UPDATE settings SET json = '{}'",
                FormatError(path: "settings.theme", expected: .value, found: .nothing)
            ),
            (
                "UPDATE settings SET json = 'nope'",
                FormatError(
                    path: "settings", position: .init(line: 1, column: 2), expected: .json, found: .character("o"))
            ),
            (
                "UPDATE settings SET json = x'00'",
                FormatError(path: "settings.json", expected: .text, found: .bytes(1))
            ),
        ] as [(StaticString, FormatError)])
    func damage(_ damage: StaticString, reason: FormatError) async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        _ = try await store.apply(.theme(.dark))
        try makeConnection(folder.database).execute(damage)
        await #expect(throws: StoreError.corrupt(path: folder.database, reason)) { try await store.settings() }
        #expect(try await store.apply(.theme(.light)) == Settings(theme: .light))
        #expect(try await store.settings() == Settings(theme: .light))
    }
}
