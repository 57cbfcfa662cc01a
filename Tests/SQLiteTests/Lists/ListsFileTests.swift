import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("The file of the lists", .leakChecks)
struct ListsFileTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("still holds them when it is opened again")
    func reopening() async throws {
        let folder = try makeFolder()
        do { try await makeLists(folder.database).createNewList(groceries) }
        #expect(try await makeLists(folder.database).getAllToDoLists() == [groceries])
    }

    @Test("is migrated from version 2, and keeps its bookmarks")
    func fromVersion2() async throws {
        let folder = try makeFolder()
        try makeVersion2(folder.database)
        let store = makeStore(folder.database)
        let lists = trackForLeaks(SQLiteLists(in: store))
        #expect(try await lists.getAllToDoLists() == [])
        try await lists.createNewList(groceries)
        #expect(try await lists.getAllToDoLists() == [groceries])
        #expect(try await store.bookmarks() == User.inOldDatabase)
    }

    @Test("is left untouched if it cannot be used", arguments: UnusableFile.allCases)
    func unusable(file: UnusableFile) async throws {
        let folder = try makeFolder()
        let error = DatabaseError.uncategorized(try file.make(in: folder))
        try await expectUntouched(folder) { store in
            let lists = SQLiteLists(in: store)
            await #expect(throws: error) { try await lists.getAllToDoLists() }
            await #expect(throws: error) { try await lists.createNewList(.sample()) }
        }
    }
}
