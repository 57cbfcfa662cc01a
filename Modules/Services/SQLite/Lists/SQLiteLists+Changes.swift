public import Foundation
public import Interactor
public import Model

/// Changes to lists and items.
extension SQLiteLists {
    public func createNewList(_ list: ToDoList) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            try connection.execute(
                "INSERT INTO lists (id, name, updated) VALUES (?, ?, ?)",
                .id(list.id), .text(list.name), .date(list.updated))
            for item in list.items.reversed() { try connection.insert(item, inList: list.id) }
            return nil
        }
    }

    public func createNewItem(_ item: ToDoItem, inList id: UUID, at date: Date) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            try connection.execute("UPDATE lists SET updated = ? WHERE id = ?", .date(date), .id(id))
            guard connection.changedRowCount == 1 else { return .noListFound }
            try connection.insert(item, inList: id)
            return nil
        }
    }

    public func updateList(_ id: UUID, name: String, at date: Date) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            try connection.execute(
                "UPDATE lists SET name = ?, updated = ? WHERE id = ?", .text(name), .date(date), .id(id))
            return connection.changedRowCount == 1 ? nil : .noListFound
        }
    }

    public func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            guard try connection.touchList(ofItem: id, at: date) else { return .noItemFound }
            switch edit {
            case .text(let text):
                try connection.execute("UPDATE items SET text = ? WHERE id = ?", .text(text), .id(id))
            case .completed(let completed):
                try connection.execute(
                    "UPDATE items SET completed = ? WHERE id = ?", completed.map { .date($0) } ?? .null, .id(id))
            }
            return nil
        }
    }

    public func deleteItems(_ ids: [UUID], at date: Date) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            for id in ids {
                _ = try connection.touchList(ofItem: id, at: date)
                try connection.execute("DELETE FROM items WHERE id = ?", .id(id))
            }
            return nil
        }
    }

    public func deleteLists(_ ids: [UUID]) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            // The schema makes SQLite delete the list's items, too.
            for id in ids { try connection.execute("DELETE FROM lists WHERE id = ?", .id(id)) }
            return nil
        }
    }
}
