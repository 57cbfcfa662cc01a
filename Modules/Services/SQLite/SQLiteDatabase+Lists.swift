public import Foundation
public import Interactor
public import Model

/// To-do lists; what other processes have changed is in each answer and in each report.
extension SQLiteDatabase: Database {
    public func getAllToDoLists() throws(DatabaseError) -> [ToDoList] {
        do throws(StoreError) {
            return try perform { connection throws(StoreError) in
                try connection.snapshot { () throws(StoreError) in try connection.toDoLists() }
            }
        } catch {
            throw .uncategorized(error.message)
        }
    }

    public func createNewList(_ list: ToDoList) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            try connection.execute(
                "INSERT INTO lists (id, name, updated) VALUES (?, ?, ?)",
                .id(list.id), .text(list.name), .date(list.updated))
            for item in list.items.reversed() { try connection.insert(item, inList: list.id) }
            return nil
        }
    }

    public func createNewItem(_ item: ToDoItem, inList id: UUID) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            try connection.execute("UPDATE lists SET updated = ? WHERE id = ?", .date(item.created), .id(id))
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
                guard try connection.integer("SELECT count(*) FROM items WHERE id = ?", .id(id)) == 1 else {
                    return .noItemFound
                }
            }
            for id in ids {
                _ = try connection.touchList(ofItem: id, at: date)
                try connection.execute("DELETE FROM items WHERE id = ?", .id(id))
            }
            return nil
        }
    }

    public func deleteLists(_ ids: [UUID]) async throws(DatabaseError) {
        try await change { connection throws(StoreError) in
            for id in ids {
                guard try connection.integer("SELECT count(*) FROM lists WHERE id = ?", .id(id)) == 1 else {
                    return .noListFound
                }
            }
            // The items go with them: the schema says so.
            for id in ids { try connection.execute("DELETE FROM lists WHERE id = ?", .id(id)) }
            return nil
        }
    }

    /// Commits what `work` does, and reports what there is then, unless `work` returns why it does nothing.
    private func change(
        _ work: (Connection) throws(StoreError) -> DatabaseError?
    ) async throws(DatabaseError) {
        let outcome: Result<[ToDoList], DatabaseError>
        do throws(StoreError) {
            outcome = try perform { connection throws(StoreError) in
                try connection.transaction { () throws(StoreError) in
                    if let refusal = try work(connection) { return .failure(refusal) }
                    // Read before the commit: nobody else's change comes in between.
                    return .success(try connection.toDoLists())
                }
            }
        } catch {
            throw .uncategorized(error.message)
        }
        await report(try outcome.get())
    }
}
