import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of settings", .leakChecks)
struct SettingsFileTests {
    @Test("Contains them when it is opened again")
    func reopening() async throws {
        let folder = try makeFolder()
        for change in [SettingsChange.theme(.light), .usesColor(false)] {
            _ = try await makeStore(folder.database).apply(change)
        }
        #expect(try await makeStore(folder.database).settings() == Settings(theme: .light, usesColor: false))
    }

    @Test("Is read if it is of a version that did not know where the user left off")
    func older() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        _ = try await store.apply(.theme(.light))
        try makeConnection(folder.database).execute(
            #"UPDATE settings SET json = '{"theme":"light","usesColor":true,"showsKeyHints":true}'"#)
        #expect(try await store.settings() == Settings(theme: .light))
    }

    @Test("Keeps what another process has changed since they were read")
    func otherProcess() async throws {
        let folder = try makeFolder()
        let (store, other) = (makeStore(folder.database), makeStore(folder.database))
        #expect(try await store.settings() == nil)
        _ = try await other.apply(.theme(.light))
        #expect(try await store.apply(.showsKeyHints(false)) == Settings(theme: .light, showsKeyHints: false))
        #expect(try await other.settings() == Settings(theme: .light, showsKeyHints: false))
    }

    @Test("Is left unchanged if it cannot be used", arguments: UnusableFile.allCases)
    func unusable(file: UnusableFile) async throws {
        let folder = try makeFolder()
        let error = try file.make(in: folder)
        try await expectUntouched(folder) { store in
            await #expect(throws: error) { try await store.settings() }
            await #expect(throws: error) { try await store.apply(.theme(.light)) }
        }
    }

    @Test(
        "Gives an error that names them if they cannot be read; then they can be replaced",
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
        let error = await #expect(throws: StoreError.self) { try await store.settings() }
        try expectCorrupt(error, in: folder, reason)
        #expect(try await store.apply(.theme(.light)) == Settings(theme: .light))
        #expect(try await store.settings() == Settings(theme: .light))
    }
}
