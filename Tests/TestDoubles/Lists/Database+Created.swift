public import Foundation
public import Interactor
public import Model

extension Database {
    /// Adds `item` at the moment it was created.
    @concurrent
    public func createNewItem(_ item: ToDoItem, inList id: ToDoList.ID) async throws(DatabaseError) {
        try await createNewItem(item, inList: id, at: item.created)
    }
}

extension InMemoryDatabase {
    /// Adds `item` at the moment it was created.
    @MainActor
    public func createNewItem(_ item: ToDoItem, inList id: ToDoList.ID) throws(DatabaseError) {
        try createNewItem(item, inList: id, at: item.created)
    }
}
