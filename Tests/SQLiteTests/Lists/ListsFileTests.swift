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
