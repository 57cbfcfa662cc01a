import Interactor
import TestKit
import Testing

@testable import SQLite

@Suite("A database that another connection has locked", .leakChecks)
struct LockedFileTests {
    @Test("A call to an exclusively locked database fails and changes nothing; after the lock, the store works again")
    func exclusive() async throws {
        let folder = try makeFolder()
        try await makeNotes(folder.database).change(.add("Ada"))
        let store = makeNotes(folder.database)
        do {
            let holder = try makeConnection(folder.database)
            try holder.execute("PRAGMA locking_mode = EXCLUSIVE")
            try holder.execute("BEGIN EXCLUSIVE")
            let before = try folder.contents()
            await #expect(throws: StoreError.locked(path: folder.database)) { try await store.notes() }
            await #expect(throws: StoreError.locked(path: folder.database)) { try await store.change(.removeAll) }
            #expect(try folder.contents() == before)
        }
        #expect(try await store.notes() == ["Ada"])
    }

    @Test("A store can be read but not changed while another connection writes")
    func writing() async throws {
        let folder = try makeFolder()
        let store = makeNotes(folder.database)
        try await store.change(.add("Ada"))
        let writer = try makeConnection(folder.database)
        try writer.execute("BEGIN IMMEDIATE")
        await #expect(throws: StoreError.locked(path: folder.database)) { try await store.change(.removeAll) }
        #expect(try await store.notes() == ["Ada"])
        try writer.execute("COMMIT")
        try await store.change(.removeAll)
        #expect(try await store.notes() == [])
    }

    @Test("A change waits for another writer without blocking the main actor, and is then made")
    @MainActor
    func waiting() async throws {
        let folder = try makeFolder()
        // Other tests cannot keep the main actor busy for longer than this timeout.
        let store = makeNotes(folder.database, busyTimeout: .seconds(600))
        try await store.change(.add("Ada"))
        let writer = try makeConnection(folder.database)
        try writer.execute("BEGIN IMMEDIATE")
        var change: Task<Void, any Error>?
        await withCheckedContinuation { begun in
            change = Task {
                try await store.perform { @Sendable connection throws(StoreError) in
                    begun.resume()
                    try connection.execute("DELETE FROM notes")
                }
            }
        }
        try writer.execute("COMMIT")
        try await change?.value
        #expect(try await store.notes() == [])
    }
}
