import Foundation
import Interactor
import Model
import Testing

extension DatabaseContract {
    func checkRestoring(_ database: some Database) async throws {
        let milk = ToDoItem.sample("Milk", at: 3, done: 9), eggs = ToDoItem.sample("Eggs", at: 2)
        let bread = ToDoItem.sample("Bread", at: 1, done: 4)
        let groceries = ToDoList.sample("Groceries", items: [milk, eggs, bread])
        let other = ToDoList.sample("Other", at: 50)
        switch self {
        case .restoresItems:
            for list in [groceries, other] { try await database.createNewList(list) }
            try await database.deleteItems([bread.id, eggs.id], at: .sample(60))
            try await database.restoreItems([eggs.id, bread.id], of: groceries, at: .sample(100))
            try await expect(database, [groceries.with(groceries.items, at: .sample(100)), other])
        case .restoresEqualDates:
            let items = ["5", "4", "3", "2", "1"].map { ToDoItem.sample($0) }
            let list = ToDoList.sample(items: items), ids = items.map(\.id)
            try await database.createNewList(list)
            try await database.deleteItems([ids[2]], at: list.updated)
            try await database.deleteItems([ids[1], ids[4]], at: list.updated)
            let rest = list.with(items.filter { $0 != items[2] })
            try await database.restoreItems([ids[4], ids[1]], of: rest, at: list.updated)
            try await expect(database, [rest])
            try await database.restoreItems([ids[2]], of: list, at: list.updated)
            try await expect(database, [list])
        default:
            try await database.createNewList(groceries)
            try await database.deleteItems([milk.id], at: .sample(60))
            try await database.updateItem(eggs.id, .text("Six eggs"), at: .sample(70))
            try await database.restoreItems([eggs.id, milk.id], of: groceries, at: .sample(100))
            let edited = eggs.applying(.text("Six eggs"))
            try await expect(database, [groceries.with([milk, edited, bread], at: .sample(100))])
        }
    }
}
