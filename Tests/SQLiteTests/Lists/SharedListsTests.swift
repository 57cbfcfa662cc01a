import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Lists in a file that two databases share", .leakChecks)
struct SharedListsTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("Two databases on one file keep each other's changes to different parts of one item")
    func bothParts() async throws {
        let folder = try makeFolder()
        let first = makeLists(folder.database), second = makeLists(folder.database)
        try await first.createNewList(groceries)
        let milk = groceries.items[0].id
        try await second.updateItem(milk, .text("Oat milk"), at: .sample(10))
        try await first.updateItem(milk, .completed(.sample(11)), at: .sample(11))
        let both = ToDoItem.sample("Oat milk", id: milk, at: 2, done: 11)
        #expect(try await second.getAllToDoLists().first?.items.first == both)
    }

    @Test("A database's report of its own change includes another database's changes to the same file")
    @MainActor
    func otherChanges() async throws {
        let folder = try makeFolder()
        let first = makeLists(folder.database), second = makeLists(folder.database)
        try await first.createNewList(groceries)
        var reports: [[ToDoList]] = []
        first.databaseChangeHandler = { reports.append($0) }
        try await second.createNewList(.sample("Other", at: -1))
        #expect(reports.isEmpty)
        try await first.updateList(groceries.id, name: "Food", at: .sample(10))
        #expect(reports.map { $0.map(\.name) } == [["Food", "Other"]])
        first.databaseChangeHandler = nil
    }

    @Test("Lists are read in one consistent state even if another connection changes them meanwhile")
    func snapshot() async throws {
        let folder = try makeFolder()
        try await makeLists(folder.database).createNewList(groceries)
        let reader = try makeConnection(folder.database), writer = try makeConnection(folder.database)
        let counts = try reader.snapshot { () throws(StoreError) in
            let before = try reader.integer("SELECT count(*) FROM lists")
            try writer.execute("DELETE FROM lists")
            return [before, try reader.integer("SELECT count(*) FROM lists")]
        }
        #expect(counts == [1, 1])
        #expect(try reader.integer("SELECT count(*) FROM lists") == 0)
    }
}
