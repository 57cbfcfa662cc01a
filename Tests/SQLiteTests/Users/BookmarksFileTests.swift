import Foundation
import Interactor
import Model
import TestKit
import Testing

@testable import SQLite

@Suite("The file of the bookmarks", .leakChecks)
struct BookmarksFileTests {
    @Test("Contains them when it is opened again")
    func reopening() async throws {
        let folder = try makeFolder()
        for name in ["Zoe", "Ada"] { try await makeStore(folder.database).apply(.add(.called(name))) }
        #expect(try await makeStore(folder.database).bookmarks() == [.called("Zoe"), .called("Ada")])
    }

    @Test("Keeps what another process has changed since they were read")
    func otherProcess() async throws {
        let folder = try makeFolder()
        let (store, other) = (makeStore(folder.database), makeStore(folder.database))
        try await store.apply(.add(.called("Zoe")))
        try await other.apply(.add(.called("Ada")))
        try await store.apply(.remove(User.called("Ada").uniqueID))
        #expect(try await other.apply(.add(.called("Mia"))) == [.called("Zoe"), .called("Mia")])
        #expect(try await store.bookmarks() == [.called("Zoe"), .called("Mia")])
    }

    @Test("Is left unchanged if it cannot be used", arguments: UnusableFile.allCases)
    func unusable(file: UnusableFile) async throws {
        let folder = try makeFolder()
        let error = try file.make(in: folder)
        try await expectUntouched(folder) { store in
            await #expect(throws: error) { try await store.bookmarks() }
            await #expect(throws: error) { try await store.apply(BookmarksChange.removeAll) }
        }
    }
}
