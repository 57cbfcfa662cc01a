import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import SQLite

@Suite("Lists in a database that another process holds", .leakChecks)
struct LockedListsTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("cannot be changed, stay as they are, and take the same change afterwards")
    func everyChange() async throws {
        let folder = try makeFolder()
        let lists = makeLists(folder.database)
        let (list, milk, eggs) = (groceries.id, groceries.items[0], groceries.items[1])
        let changes: [@Sendable (any Database) async throws -> Void] = [
            { try await $0.createNewList(.sample("Trips")) },
            { try await $0.createNewItem(.sample("Tea"), inList: list) },
            { try await $0.updateList(list, name: "Food", at: .sample(9)) },
            { try await $0.updateItem(milk.id, .text("Oat milk"), at: .sample(9)) },
            { try await $0.deleteItems([eggs.id], at: .sample(9)) },
            { try await $0.createNewItem(.sample("Bread"), inList: list, at: .sample(9)) },
            { try await $0.deleteLists([list]) },
        ]
        try await lists.createNewList(groceries)
        let writer = try makeConnection(folder.database)
        for change in changes {
            let before = try await lists.getAllToDoLists()
            try writer.execute("BEGIN IMMEDIATE")
            await #expect(throws: DatabaseError.uncategorized(.locked(path: folder.database))) {
                try await change(lists)
            }
            #expect(try await lists.getAllToDoLists() == before)
            try writer.execute("ROLLBACK")
            try await change(lists)
            #expect(try await lists.getAllToDoLists() != before)
        }
    }
}
