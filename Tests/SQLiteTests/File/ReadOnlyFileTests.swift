import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A file that cannot be written is read and left unchanged; each change says why", .leakChecks)
struct ReadOnlyFileTests {
    private let ada = User.called("Ada")

    /// Returns a folder with a database that holds Ada.
    private func makeUsedFolder() async throws -> TemporaryFolder {
        let folder = try makeFolder()
        try await makeStore(folder.database).apply(.add(ada))
        return folder
    }

    @Test("A read-only file, even for the superuser")
    func readOnlyFile() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o444, of: folder.database)
        try await expectReadable(folder, [ada])
    }

    @Test("A read-only folder")
    func readOnlyFolder() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o555, of: folder.path)
        try await expectReadable(folder, [ada])
    }

    @Test("A read-only folder without a database: nothing is stored")
    func nothingStored() async throws {
        let folder = try makeFolder()
        try folder.setPermissions(0o555, of: folder.path)
        try await expectReadable(folder, [])
    }

    @Test("A database of an older version, which shows what it holds", arguments: [1, 2])
    func olderSchema(version: Int) async throws {
        let folder = try makeFolder()
        try version == 1 ? makeVersion1(folder.database) : makeVersion2(folder.database)
        try folder.setPermissions(0o444, of: folder.database)
        try await expectReadable(folder, User.inOldDatabase)
    }

    @Test("A database with changes in the log of a killed process, which are read, too")
    func log() async throws {
        let running = try makeFolder()
        let store = makeStore(running.database)
        try await store.apply(.add(ada))
        let folder = try makeFolder()
        for (name, bytes) in try running.contents() { try folder.write(bytes, to: name) }
        #expect(try folder.contents()["strata.sqlite-wal"]?.isEmpty == false)
        try folder.setPermissions(0o444, of: folder.database)
        // SQLite's shared memory file contains nothing durable.
        try await expectReadable(folder, [ada], ignoring: "strata.sqlite-shm")
    }

    @Test("Another program's database and a newer schema are errors of their own", arguments: [true, false])
    func unusable(isForeign: Bool) async throws {
        let folder = try makeFolder()
        let error = try (isForeign ? UnusableFile.anotherProgram : .newerSchema).make(in: folder)
        try folder.setPermissions(0o444, of: folder.database)
        try await expectUntouched(folder) { store in
            await #expect(throws: error) { try await store.bookmarks() }
            await #expect(throws: error) { try await store.apply(.removeAll) }
            #expect(await store.writeRefusal() == nil)
        }
    }

    @Test("Each call reads what others have written, and changes once that is allowed")
    func permittedLater() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o444, of: folder.database)
        let store = makeStore(folder.database)
        #expect(try await store.bookmarks() == [ada])
        try folder.setPermissions(0o600, of: folder.database)
        try await makeStore(folder.database).apply(.add(.called("Zoe")))
        try folder.setPermissions(0o444, of: folder.database)
        #expect(try await store.bookmarks() == [ada, .called("Zoe")])
        try folder.setPermissions(0o600, of: folder.database)
        #expect(await store.writeRefusal() == nil)
        try await store.apply(.remove(ada.uniqueID))
        #expect(try await makeStore(folder.database).bookmarks() == [.called("Zoe")])
    }

    @Test("A folder of another user is not called read-only", .slow)
    func otherUser() async throws {
        await #expect(processExitsWith: .success) {
            // Permissions do not bind the superuser. Nobody, with the highest number by convention, has none.
            if getuid() == 0 { try #require(setuid(65534) == 0) }
            let store = SQLiteDatabase(path: "/usr/strata.sqlite")
            let error = StoreError.noWritePermission(path: "/usr/strata.sqlite")
            #expect(await store.writeRefusal() == error)
            #expect(try await store.bookmarks() == [])
            await #expect(throws: error) { try await store.apply(.add(.called("Ada"))) }
        }
    }

    @Test("A folder that this user may not open is not called read-only", .slow)
    func closedFolder() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o000, of: folder.path)
        await #expect(processExitsWith: .success) { [path = folder.database as String] in
            if getuid() == 0 { try #require(setuid(65534) == 0) }
            let store = SQLiteDatabase(path: path)
            await #expect(throws: StoreError.noReadPermission(path: path)) { try await store.bookmarks() }
        }
    }

    /// A folder on a disk that is read-only for everyone, as system calls see it; nil if there is none.
    private static let disk = (["/sys", "/proc/sys"] as [String]).first { access($0, W_OK) != 0 && errno == EROFS }

    @Test("A read-only disk", .enabled(if: disk != nil, "needs a read-only disk"))
    func readOnlyDisk() async throws {
        let path = try #require(Self.disk) + "/strata.sqlite"
        let store = makeStore(path)
        #expect(try await store.bookmarks() == [])
        await #expect(throws: StoreError.readOnly(path: path)) { try await store.apply(.add(ada)) }
    }

    /// Expects that each feature reads what is stored, that each change throws `readOnly`, and that the folder stays
    /// unchanged.
    private func expectReadable(
        _ folder: TemporaryFolder, _ users: [User], ignoring ignored: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let refusal = StoreError.readOnly(path: folder.database)
        try await expectUntouched(folder, ignoring: ignored, sourceLocation: sourceLocation) { store in
            let lists = trackForLeaks(SQLiteLists(in: store), sourceLocation: sourceLocation)
            #expect(await store.writeRefusal() == refusal, sourceLocation: sourceLocation)
            #expect(try await store.bookmarks() == users, sourceLocation: sourceLocation)
            #expect(try await lists.getAllToDoLists() == [], sourceLocation: sourceLocation)
            _ = try await store.settings()
            await #expect(throws: refusal, sourceLocation: sourceLocation) { try await store.apply(.removeAll) }
            await #expect(throws: refusal, sourceLocation: sourceLocation) { try await store.apply(.theme(.light)) }
            await #expect(throws: DatabaseError.uncategorized(refusal), sourceLocation: sourceLocation) {
                try await lists.createNewList(.sample())
            }
            #expect(try await store.bookmarks() == users, sourceLocation: sourceLocation)
        }
    }
}
