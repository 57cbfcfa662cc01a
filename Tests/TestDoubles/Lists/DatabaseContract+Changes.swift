import Foundation
import Interactor
import Model
import Testing

extension DatabaseContract {
    func checkChanging(_ database: some Database) async throws {
        let (milk, eggs) = (ToDoItem.sample("Milk", at: 2, done: 3), ToDoItem.sample("Eggs", at: 1))
        let groceries = ToDoList.sample("Groceries", items: [milk, eggs])
        let other = ToDoList.sample("Other", at: 50, items: [.sample("Rest")])
        try await database.createNewList(groceries)
        try await database.createNewList(other)
        switch self {
        case .createsItem:
            let bread = ToDoItem.sample("Bread", at: 100)
            try await database.createNewItem(bread, inList: groceries.id)
            try await expect(database, [groceries.with([bread, milk, eggs], at: .sample(100)), other])
        case .createsItemAgain:
            try await database.deleteItems([eggs.id], at: .sample(90))
            try await database.createNewItem(eggs, inList: groceries.id, at: .sample(100))
            try await expect(database, [groceries.with([milk, eggs], at: .sample(100)), other])
        case .renamesList:
            try await database.updateList(groceries.id, name: "Food", at: .sample(100))
            let renamed = ToDoList.sample("Food", id: groceries.id, at: 100, items: [milk, eggs])
            try await expect(database, [renamed, other])
        case .editsItem:
            try await database.updateItem(milk.id, .text("Oat milk"), at: .sample(100))
            let edited = ToDoItem.sample("Oat milk", id: milk.id, at: 2, done: 3)
            try await expect(database, [groceries.with([edited, eggs], at: .sample(100)), other])
        case .completesItem:
            try await database.updateItem(eggs.id, .completed(.sample(90)), at: .sample(100))
            let done = ToDoItem.sample("Eggs", id: eggs.id, at: 1, done: 90)
            try await expect(database, [groceries.with([milk, done], at: .sample(100)), other])
            try await database.updateItem(eggs.id, .completed(nil), at: .sample(101))
            try await expect(database, [groceries.with([milk, eggs], at: .sample(101)), other])
        case .deletesItems:
            try await database.deleteItems([milk.id, eggs.id], at: .sample(100))
            try await expect(database, [groceries.with([], at: .sample(100)), other])
        case .deletesTheRest:
            try await database.deleteItems([UUID(), milk.id], at: .sample(100))
            try await database.deleteLists([UUID(), other.id])
            try await expect(database, [groceries.with([eggs], at: .sample(100))])
            try await database.deleteItems([milk.id], at: .sample(101))
            try await database.deleteLists([other.id])
            try await expect(database, [groceries.with([eggs], at: .sample(100))])
        default:
            try await database.deleteLists([other.id])
            try await expect(database, [groceries])
            // The items of the deleted list are gone, too, so their IDs are free.
            try await database.createNewItem(other.items[0], inList: groceries.id)
            try await expect(database, [groceries.with([milk, eggs] + other.items)])
        }
    }

    func checkRefusing(_ database: some Database) async throws {
        let items = [ToDoItem.sample("Milk"), .sample("Eggs")]
        let lists = [ToDoList.sample("Groceries", items: items), .sample("Other", at: -1)]
        for list in lists { try await database.createNewList(list) }
        let (known, unknown) = (lists[0].id, UUID())
        switch self {
        case .refusesUnknownList:
            await refuses(.noListFound) { try await database.createNewItem(.sample(), inList: unknown) }
            await refuses(.noListFound) { try await database.updateList(unknown, name: "X", at: .sample(100)) }
        case .refusesUnknownItem:
            await refuses(.noItemFound) { try await database.updateItem(unknown, .text("X"), at: .sample(100)) }
            await refuses(.noItemFound) { try await database.updateItem(unknown, .completed(nil), at: .sample(100)) }
        default:
            await refuses(nil) { try await database.createNewList(.sample("Twin", id: known, at: 100)) }
            await refuses(nil) { try await database.createNewList(.sample("Thief", at: 100, items: items)) }
            await refuses(nil) {
                try await database.createNewItem(.sample("Twin", id: items[0].id, at: 100), inList: lists[1].id)
            }
        }
        try await expect(database, lists)
    }

    /// - Parameter error: The expected error; nil for any uncategorized error.
    private func refuses(_ error: DatabaseError?, _ change: () async throws -> Void) async {
        let thrown = await #expect(throws: DatabaseError.self, "\(rawValue).") { try await change() }
        if let error {
            #expect(thrown == error)
        } else if case .uncategorized? = thrown {
        } else {
            Issue.record("expected .uncategorized, found \(String(describing: thrown))")
        }
    }
}
