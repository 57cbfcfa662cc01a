import Foundation
import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("A file that a SQLite store cannot use", .leakChecks)
struct UntouchedFileTests {
    @Test(
        "A file that is not a database is refused and left unchanged",
        arguments: [
            Data("these are notes".utf8), Data("x".utf8), Data(repeating: 0, count: 8192),
            Data("SQLite format 2\0".utf8) + Data(repeating: 7, count: 4096),
        ])
    func notADatabase(bytes: Data) async throws {
        let folder = try makeFolder()
        try bytes.write(to: URL(fileURLWithPath: folder.database))
        try await expectUnusable(folder, .notADatabase(path: folder.database))
    }

    @Test("A folder in place of the database file is refused")
    func aFolder() async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.path)
        await #expect(throws: StoreError.notADatabase(path: folder.path)) { try await store.notes() }
        #expect(try folder.contents().isEmpty)
    }

    @Test("A truncated database is reported as damaged and left unchanged")
    func truncated() async throws {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        let url = URL(fileURLWithPath: folder.database)
        try Data(contentsOf: url).prefix(4096).write(to: url)
        let before = try folder.contents()
        let error = await #expect(throws: StoreError.self) { try await makeNotes(folder.database).notes() }
        guard case .damaged(folder.database, _)? = error else {
            Issue.record("expected .damaged, got \(String(describing: error))")
            return
        }
        #expect(try folder.contents() == before)
    }

    /// Changes to a database by others, each with the resulting error.
    private static let changed: [(isOurs: Bool, by: [StaticString], error: @Sendable (String) -> StoreError)] = [
        // Another program's database.
        (false, ["CREATE TABLE notes (text TEXT)"], { .foreign(path: $0) }),
        (false, ["CREATE TABLE notes (text TEXT)", "PRAGMA journal_mode = WAL"], { .foreign(path: $0) }),
        (false, ["PRAGMA user_version = 7"], { .foreign(path: $0) }),
        (false, ["PRAGMA application_id = 252006673"], { .foreign(path: $0) }),
        // A version below 0, which no app writes.
        (true, ["PRAGMA user_version = -1"], { .foreign(path: $0) }),
        (true, ["UPDATE feature_versions SET version = -1"], { .foreign(path: $0) }),
        // A newer app's database, with a newer format or with newer tables of one feature.
        (true, [newerFormat], { .newerSchema(path: $0, found: 5, supported: 4) }),
        (true, [newerTables], { .newerSchema(path: $0, found: 3, supported: 2) }),
    ]

    private static let newerFormat: StaticString = "PRAGMA user_version = 5"
    private static let newerTables: StaticString = "UPDATE feature_versions SET version = 3 WHERE feature = 'notes'"

    @Test(
        "Another program's or a newer app's database, writable or not, is refused and left unchanged",
        arguments: changed, [0o644, 0o444])
    func refused(
        database: (isOurs: Bool, by: [StaticString], error: @Sendable (String) -> StoreError), permissions: Int
    ) async throws {
        let folder = try makeFolder()
        if database.isOurs { try await makeNotes(folder.database).change(.add("Ada")) }
        do {
            let connection = try makeConnection(folder.database)
            for statement in database.by { try connection.execute(statement) }
        }
        try folder.setPermissions(permissions, of: folder.database)
        try await expectUnusable(folder, database.error(folder.database))
    }

    @Test(
        "If a newer app upgrades a file that is open, each later call refuses the file",
        arguments: [(newerFormat, 5, 4), (newerTables, 3, 2)] as [(StaticString, Int, Int)])
    func meanwhile(change: StaticString, found: Int, supported: Int) async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.database)
        try await store.change(.add("Ada"))
        let connection = try makeConnection(folder.database)
        try connection.execute(change)
        let error = StoreError.newerSchema(path: folder.database, found: found, supported: supported)
        for _ in 1...2 {
            await #expect(throws: error) { try await store.notes() }
            await #expect(throws: error) { try await store.change(.removeAll) }
        }
        #expect(try connection.integer("SELECT count(*) FROM notes") == 1)
    }

    @Test("An unfinished change by another program is left untouched")
    func anotherProgramCrashed() async throws {
        let running = try makeFolder()
        let connection = try makeConnection(running.database)
        // With a cache of one page, the change reaches the file before it is committed.
        for statement in [
            "PRAGMA cache_size = 1", "CREATE TABLE notes (text TEXT)", "BEGIN IMMEDIATE",
            "INSERT INTO notes VALUES (hex(randomblob(100000)))", "INSERT INTO notes VALUES ('more')",
        ] as [StaticString] {
            try connection.execute(statement)
        }
        let folder = try makeCopy(of: running)
        #expect(try folder.contents().keys.sorted() == ["strata.sqlite", "strata.sqlite-journal"])
        try await expectUnusable(folder, .foreign(path: folder.database))
    }

    @Test("A newer schema that is only in the log of a killed process is refused")
    func newerSchemaInLog() async throws {
        let running = try makeFolder()
        let store = makeNotes(running.database)
        try await store.change(.add("Ada"))
        try makeConnection(running.database).execute("PRAGMA user_version = 5")
        let folder = try makeCopy(of: running)
        // SQLite's shared memory file contains nothing durable.
        let error = StoreError.newerSchema(path: folder.database, found: 5, supported: 4)
        try await expectUnusable(folder, error, ignoring: "strata.sqlite-shm")
    }

    @Test("A file or folder without read permission is an error, even for the superuser", arguments: [true, false])
    func noReadPermission(isFile: Bool) async throws {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        try folder.setPermissions(isFile ? 0o200 : 0o600, of: isFile ? folder.database : folder.path)
        let store = makeNotes(folder.database)
        let error = StoreError.noReadPermission(path: folder.database)
        await #expect(throws: error) { try await store.notes() }
        await #expect(throws: error) { try await store.change(.removeAll) }
        #expect(await store.writeRefusal() == nil)
        try folder.setPermissions(0o700, of: folder.path)
        try folder.setPermissions(0o600, of: folder.database)
        #expect(try await store.notes() == ["Ada"])
    }

    @Test("A missing folder, or a file in its place, is an error; nothing is created", arguments: ["missing", "file"])
    func missingFolder(name: String) async throws {
        let folder = try makeFolder()
        try folder.write("notes", to: "file")
        let path = folder.path(of: name)
        await #expect(throws: StoreError.missingFolder(path: path)) {
            try await makeNotes(path + "/strata.sqlite").notes()
        }
        #expect(try folder.contents().keys.sorted() == ["file"])
    }

    /// Expects that each call of the store throws `error`, and that the folder stays unchanged.
    private func expectUnusable(
        _ folder: TemporaryFolder, _ error: StoreError, ignoring ignored: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await expectUntouched(folder, schema: .notes, ignoring: ignored, sourceLocation: sourceLocation) { store in
            await #expect(throws: error, sourceLocation: sourceLocation) { try await store.notes() }
            await #expect(throws: error, sourceLocation: sourceLocation) { try await store.change(.removeAll) }
        }
    }
}
