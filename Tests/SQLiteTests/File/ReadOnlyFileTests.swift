import Foundation
import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("A file that cannot be written is read and left unchanged; each change says why", .leakChecks)
struct ReadOnlyFileTests {
    /// Returns a folder with a database that holds Ada.
    private func makeUsedFolder() async throws -> TemporaryFolder {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        return folder
    }

    @Test("A read-only file, even for the superuser")
    func readOnlyFile() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o444, of: folder.database)
        try await expectReadable(folder, ["Ada"])
    }

    @Test("A read-only folder")
    func readOnlyFolder() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o555, of: folder.path)
        try await expectReadable(folder, ["Ada"])
    }

    @Test("A read-only folder without a database: nothing is stored")
    func nothingStored() async throws {
        let folder = try makeFolder()
        try folder.setPermissions(0o555, of: folder.path)
        try await expectReadable(folder, [])
    }

    @Test("A database of an older format, which shows what it holds")
    func olderFormat() async throws {
        let folder = try makeFolder()
        try makeOldNotes(folder.database)
        try folder.setPermissions(0o444, of: folder.database)
        try await expectReadable(folder, notesInOldFile)
    }

    @Test("A database with changes in the log of a killed process, which are read, too")
    func log() async throws {
        let running = try makeFolder()
        let store = makeNotes(running.database)
        try await store.change(.add("Ada"))
        let folder = try makeFolder()
        for (name, bytes) in try running.contents() { try folder.write(bytes, to: name) }
        #expect(try folder.contents()["strata.sqlite-wal"]?.isEmpty == false)
        try folder.setPermissions(0o444, of: folder.database)
        // SQLite's shared memory file contains nothing durable.
        try await expectReadable(folder, ["Ada"], ignoring: "strata.sqlite-shm")
    }

    @Test("Another program's database and a newer schema are errors of their own", arguments: [true, false])
    func unusable(isForeign: Bool) async throws {
        let folder = try makeFolder()
        let error = try (isForeign ? UnusableFile.anotherProgram : .newerSchema).make(in: folder)
        try folder.setPermissions(0o444, of: folder.database)
        try await expectUntouched(folder, schema: .notes) { store in
            await #expect(throws: error) { try await store.notes() }
            await #expect(throws: error) { try await store.change(.removeAll) }
            #expect(await store.writeRefusal() == nil)
        }
    }

    @Test("Each call reads what others have written, and changes once that is allowed")
    func permittedLater() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o444, of: folder.database)
        let store = makeNotes(folder.database)
        #expect(try await store.notes() == ["Ada"])
        try folder.setPermissions(0o600, of: folder.database)
        try await makeNotes(folder.database).change(.add("Zoe"))
        try folder.setPermissions(0o444, of: folder.database)
        #expect(try await store.notes() == ["Ada", "Zoe"])
        try folder.setPermissions(0o600, of: folder.database)
        #expect(await store.writeRefusal() == nil)
        try await store.change(.remove("Ada"))
        #expect(try await makeNotes(folder.database).notes() == ["Zoe"])
    }

    @Test("A folder of another user is not called read-only", .slow)
    func otherUser() async throws {
        await #expect(processExitsWith: .success) {
            // Permissions do not bind the superuser. Nobody, with the highest number by convention, has none.
            if getuid() == 0 { try #require(setuid(65534) == 0) }
            let store = SQLiteDatabase(notes: "/usr/strata.sqlite")
            let error = StoreError.noWritePermission(path: "/usr/strata.sqlite")
            #expect(await store.writeRefusal() == error)
            #expect(try await store.notes() == [])
            await #expect(throws: error) { try await store.change(.add("Ada")) }
        }
    }

    @Test("A folder that this user may not open is not called read-only", .slow)
    func closedFolder() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o000, of: folder.path)
        await #expect(processExitsWith: .success) { [path = folder.database as String] in
            if getuid() == 0 { try #require(setuid(65534) == 0) }
            let store = SQLiteDatabase(notes: path)
            await #expect(throws: StoreError.noReadPermission(path: path)) { try await store.notes() }
        }
    }

    /// A folder on a disk that is read-only for everyone, as system calls see it; nil if there is none.
    private static let disk = (["/sys", "/proc/sys"] as [String]).first { access($0, W_OK) != 0 && errno == EROFS }

    @Test("A read-only disk", .enabled(if: disk != nil, "needs a read-only disk"))
    func readOnlyDisk() async throws {
        let path = try #require(Self.disk) + "/strata.sqlite"
        let store = makeNotes(path)
        #expect(try await store.notes() == [])
        await #expect(throws: StoreError.readOnly(path: path)) { try await store.change(.add("Ada")) }
    }

    /// Expects that what is stored can be read, that each change throws `readOnly`, and that the folder stays unchanged.
    private func expectReadable(
        _ folder: TemporaryFolder, _ notes: [String], ignoring ignored: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let refusal = StoreError.readOnly(path: folder.database)
        try await expectUntouched(folder, schema: .notes, ignoring: ignored, sourceLocation: sourceLocation) { store in
            #expect(await store.writeRefusal() == refusal, sourceLocation: sourceLocation)
            let before = try await store.notes()
            #expect(before == notes, sourceLocation: sourceLocation)
            await #expect(throws: refusal, sourceLocation: sourceLocation) { try await store.change(.removeAll) }
            #expect(try await store.notes() == notes, sourceLocation: sourceLocation)
        }
    }
}
