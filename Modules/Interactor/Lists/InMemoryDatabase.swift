public import Foundation
public import Model

/// To-do lists that last as long as the database does: for tests, previews, and runs that keep nothing.
public actor InMemoryDatabase: Database {
    /// Is handed all lists after each change.
    @MainActor public var databaseChangeHandler: (([ToDoList]) -> Void)?

    private var lists: [ToDoList]
    private var reports = ReportQueue()

    /// A database that holds `lists`.
    public init(_ lists: [ToDoList] = []) {
        self.lists = lists
    }

    public func getAllToDoLists() -> [ToDoList] { sorted }

    public func createNewList(_ list: ToDoList) async throws(DatabaseError) {
        guard index(ofList: list.id) == nil, list.items.allSatisfy({ place(ofItem: $0.id) == nil }) else {
            throw .uncategorized("There is a list or an item with this ID already.")
        }
        lists.insert(list, at: 0)
        await report()
    }

    public func createNewItem(_ item: ToDoItem, inList id: UUID) async throws(DatabaseError) {
        guard let index = index(ofList: id) else { throw .noListFound }
        guard place(ofItem: item.id) == nil else {
            throw .uncategorized("There is an item with this ID already.")
        }
        lists[index].items.insert(item, at: 0)
        lists[index].updated = item.created
        await report()
    }

    public func updateList(_ id: UUID, name: String, at date: Date) async throws(DatabaseError) {
        guard let index = index(ofList: id) else { throw .noListFound }
        lists[index].name = name
        lists[index].updated = date
        await report()
    }

    public func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) async throws(DatabaseError) {
        guard let place = place(ofItem: id) else { throw .noItemFound }
        lists[place.list].items[place.item] = lists[place.list].items[place.item].applying(edit)
        lists[place.list].updated = date
        await report()
    }

    public func deleteItems(_ ids: [UUID], at date: Date) async throws(DatabaseError) {
        guard ids.allSatisfy({ place(ofItem: $0) != nil }) else { throw .noItemFound }
        for place in ids.compactMap({ place(ofItem: $0) }) { lists[place.list].updated = date }
        for list in lists.indices { lists[list].items.removeAll { ids.contains($0.id) } }
        await report()
    }

    public func deleteLists(_ ids: [UUID]) async throws(DatabaseError) {
        guard ids.allSatisfy({ index(ofList: $0) != nil }) else { throw .noListFound }
        lists.removeAll { ids.contains($0.id) }
        await report()
    }

    private func index(ofList id: UUID) -> Int? { lists.firstIndex { $0.id == id } }

    private func place(ofItem id: UUID) -> (list: Int, item: Int)? {
        for (index, list) in lists.enumerated() {
            if let item = list.items.firstIndex(where: { $0.id == id }) { return (index, item) }
        }
        return nil
    }

    /// What was added last comes first among what is equally old.
    private var sorted: [ToDoList] {
        lists.map { list in
            var list = list
            list.items = list.items.sorted { $0.created > $1.created }
            return list
        }
        .sorted { $0.updated > $1.updated }
    }

    private func report() async {
        let lists = sorted
        await reports.add { self.databaseChangeHandler?(lists) }.value
    }
}
