import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("A file that cannot be written", .leakChecks)
struct ReadOnlyFeaturesTests {
    @Test("Is read by each feature and left unchanged; each feature's changes say why")
    func eachFeature() async throws {
        let folder = try makeFolder()
        let groceries = ToDoList.sample()
        do {
            let store = makeStore(folder.database)
            try await store.apply(.add(.called("Ada")))
            _ = try await store.apply(.theme(.light))
            try await store.apply(.add(.sample(), of: .sample()))
            try await trackForLeaks(SQLiteLists(in: store)).createNewList(groceries)
        }
        try folder.setPermissions(0o444, of: folder.database)
        let refusal = StoreError.readOnly(path: folder.database)
        try await expectUntouched(folder) { store in
            let lists = trackForLeaks(SQLiteLists(in: store))
            await #expect(throws: refusal) { try await store.apply(BookmarksChange.removeAll) }
            await #expect(throws: refusal) { try await store.apply(BagChange.removeAll) }
            await #expect(throws: refusal) { try await store.apply(.theme(.dark)) }
            await #expect(throws: DatabaseError.uncategorized(refusal)) { try await lists.createNewList(.sample()) }
            let bookmarks = try await store.bookmarks()
            #expect(bookmarks == [.called("Ada")])
            #expect(try await store.settings() == Settings(theme: .light))
            #expect(try await store.bag().count == 1)
            #expect(try await lists.getAllToDoLists() == [groceries])
        }
    }
}
