public import Foundation
public import Model

/// A database that keeps to-do lists in memory, for tests and previews.
///
/// The methods are synchronous in this class, but asynchronous when called through the protocol `Database`.
public final class InMemoryDatabase {
    /// Called with all lists after each change.
    public var databaseChangeHandler: (([ToDoList]) -> Void)?

    /// The lists; the list added last comes first.
    private var lists: [ToDoList]

    /// Creates a database that holds `lists`.
    public nonisolated init(_ lists: [ToDoList] = []) {
        self.lists = lists
    }

    public func getAllToDoLists() -> [ToDoList] { sorted }

    public func createNewList(_ list: ToDoList) throws(DatabaseError) {
        guard !lists.contains(where: { $0.id == list.id }), !list.items.contains(where: { isTaken($0.id) }) else {
            throw .idIsTaken
        }
        lists.insert(list, at: 0)
        report()
    }

    public func createNewItem(_ item: ToDoItem, inList id: UUID, at date: Date) throws(DatabaseError) {
        guard lists.contains(where: { $0.id == id }) else { throw .noListFound }
        guard !isTaken(item.id) else { throw .idIsTaken }
        change(at: date, { $0.id == id }) { [item] + $0 }
    }

    public func updateList(_ id: UUID, name: String, at date: Date) throws(DatabaseError) {
        guard let index = lists.firstIndex(where: { $0.id == id }) else { throw .noListFound }
        lists[index] = ToDoList(id: id, name: name, updated: date, items: lists[index].items)
        report()
    }

    public func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) throws(DatabaseError) {
        guard isTaken(id) else { throw .noItemFound }
        change(at: date, { $0.holds([id]) }) { $0.map { $0.id == id ? $0.applying(edit) : $0 } }
    }

    public func deleteItems(_ ids: [UUID], at date: Date) {
        change(at: date, { $0.holds(ids) }) { $0.filter { !ids.contains($0.id) } }
    }

    public func deleteLists(_ ids: [UUID]) {
        lists.removeAll { ids.contains($0.id) }
        report()
    }

    /// Whether an item has that ID.
    private func isTaken(_ id: UUID) -> Bool { lists.contains { $0.holds([id]) } }

    /// Changes the items and the date of each list for which `matches` returns true, and reports the change.
    private func change(at date: Date, _ matches: (ToDoList) -> Bool, _ change: ([ToDoItem]) -> [ToDoItem]) {
        lists = lists.map { matches($0) ? $0.with(change($0.items), at: date) : $0 }
        report()
    }

    /// The lists in the order that `Database` requires; of lists with equal dates, the list added last comes first.
    private var sorted: [ToDoList] {
        lists.map { $0.with($0.items.newestFirst) }.sorted { $0.updated > $1.updated }
    }

    private func report() { databaseChangeHandler?(sorted) }
}

// The class itself does not declare the conformance, because its methods would then inherit the protocol's isolation.
extension InMemoryDatabase: Database {}

extension ToDoList {
    fileprivate func holds(_ ids: [ToDoItem.ID]) -> Bool { items.contains { ids.contains($0.id) } }
}

extension [ToDoItem] {
    /// The items, newest first; items with equal dates keep their order.
    fileprivate var newestFirst: [ToDoItem] { sorted { $0.created > $1.created } }
}

extension DatabaseError {
    fileprivate static let idIsTaken = DatabaseError.uncategorized(.failed(path: "", detail: ""))
}
