import Foundation
import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("A file that cannot be written", .leakChecks)
struct ReadOnlyFileTests {
    /// A database that this user may not change.
    enum UnwritableFile: String, CaseIterable, CustomTestStringConvertible {
        case file = "a read-only file, even for the superuser"
        case folder = "a file in a read-only folder"
        case missing = "a missing file in a read-only folder"
        case oldFormat = "a read-only file in an older format"
        case log = "a read-only file with a change in a killed process's log"

        var testDescription: String { rawValue }

        /// The only file that may change: SQLite's shared memory, which contains nothing durable.
        var changing: String? { self == .log ? "strata.sqlite-shm" : nil }

        /// Makes the file, and returns its folder and its notes.
        func make() async throws -> (folder: TemporaryFolder, notes: [String]) {
            var folder = try makeFolder()
            switch self {
            case .file, .folder: try await makeNotes(folder.database).change(.add("Ada"))
            case .missing: break
            case .oldFormat: try makeOldNotes(folder.database)
            case .log:
                let store = makeNotes(folder.database)
                try await store.change(.add("Ada"))
                folder = try makeCopy(of: folder)
                #expect(try folder.contents()["strata.sqlite-wal"]?.isEmpty == false)
            }
            let isFolder = self == .folder || self == .missing
            try folder.setPermissions(isFolder ? 0o555 : 0o444, of: isFolder ? folder.path : folder.database)
            return (folder, self == .missing ? [] : self == .oldFormat ? notesInOldFile : ["Ada"])
        }
    }

    @Test(
        "A database that cannot be written can be read and stays unchanged; each change fails with the reason",
        arguments: UnwritableFile.allCases)
    func readable(file: UnwritableFile) async throws {
        let (folder, notes) = try await file.make()
        let refusal = StoreError.readOnly(path: folder.database)
        try await expectUntouched(folder, schema: .notes, ignoring: file.changing) { store in
            #expect(await store.writeRefusal() == refusal)
            let before = try await store.notes()
            #expect(before == notes)
            await #expect(throws: refusal) { try await store.change(.removeAll) }
            #expect(try await store.notes() == notes)
        }
    }

    @Test("A store of a read-only file reads others' changes, and can write as soon as permission is given")
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

    @Test("Another user's folder is reported as lacking write permission, not as read-only", .slow)
    func otherUser() async throws {
        await #expect(processExitsWith: .success) {
            // Permissions do not bind the superuser, so the process becomes the user nobody, by convention 65534.
            if getuid() == 0 { try #require(setuid(65534) == 0) }
            let store = SQLiteDatabase(notes: "/usr/strata.sqlite")
            let error = StoreError.noWritePermission(path: "/usr/strata.sqlite")
            #expect(await store.writeRefusal() == error)
            #expect(try await store.notes() == [])
            await #expect(throws: error) { try await store.change(.add("Ada")) }
        }
    }

    @Test("A folder that this user may not open is reported as unreadable, not as read-only", .slow)
    func closedFolder() async throws {
        let folder = try await makeUsedFolder()
        try folder.setPermissions(0o000, of: folder.path)
        await #expect(processExitsWith: .success) { [path = folder.database as String] in
            if getuid() == 0 { try #require(setuid(65534) == 0) }
            let store = SQLiteDatabase(notes: path)
            await #expect(throws: StoreError.noReadPermission(path: path)) { try await store.notes() }
        }
    }

    /// A folder on a disk that system calls report as read-only for everyone; nil if there is none.
    private static let disk = (["/sys", "/proc/sys"] as [String]).first { access($0, W_OK) != 0 && errno == EROFS }

    @Test("A read-only disk can be read, but not changed", .enabled(if: disk != nil, "needs a read-only disk"))
    func readOnlyDisk() async throws {
        let path = try #require(Self.disk) + "/strata.sqlite"
        let store = makeNotes(path)
        #expect(try await store.notes() == [])
        await #expect(throws: StoreError.readOnly(path: path)) { try await store.change(.add("Ada")) }
    }
}

/// Returns a folder with a database that contains the note `Ada`.
private func makeUsedFolder() async throws -> TemporaryFolder {
    let folder = try makeFolder()
    try await makeNotes(folder.database).change(.add("Ada"))
    return folder
}
