import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Lists in a file that two databases share", .leakChecks)
struct SharedListsTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("keep the changes of both to different parts of one item")
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

    @Test("include the other's changes in the report of a change made here")
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

    @Test("lose nothing if many change them at once")
    func manyDatabases() async throws {
        let folder = try makeFolder()
        try await makeLists(folder.database).createNewList(groceries)
        try await withThrowingTaskGroup { group in
            for number in 0..<6 {
                let lists = makeLists(folder.database, busyTimeout: .seconds(60))
                group.addTask { [groceries] in
                    for item in 0..<8 {
                        try await lists.createNewItem(.sample("\(number)-\(item)"), inList: groceries.id)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await makeLists(folder.database).getAllToDoLists().first?.items.count == 50)
    }

    @Test("are read as of one moment while the other goes on")
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

    @Test("refuse to change what the other has deleted")
    func deletedElsewhere() async throws {
        let folder = try makeFolder()
        let first = makeLists(folder.database), second = makeLists(folder.database)
        try await first.createNewList(groceries)
        try await second.deleteItems([groceries.items[0].id], at: .sample(10))
        await #expect(throws: DatabaseError.noItemFound) {
            try await first.updateItem(groceries.items[0].id, .text("X"), at: .sample(11))
        }
        try await second.deleteLists([groceries.id])
        await #expect(throws: DatabaseError.noListFound) {
            try await first.createNewItem(.sample(), inList: groceries.id)
        }
    }

    @Test("never hold an item without a list")
    func foreignKeys() async throws {
        let folder = try makeFolder()
        let store = makeStore(folder.database)
        try await SQLiteLists(in: store).createNewList(groceries)
        await #expect(throws: StoreError.self) {
            try await store.perform { connection throws(StoreError) in
                try connection.execute("UPDATE items SET list = 'nowhere'")
            }
        }
    }
}
