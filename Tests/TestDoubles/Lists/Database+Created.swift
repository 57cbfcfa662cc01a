public import Foundation
public import Interactor
public import Model

extension Database {
    /// Adds `item`; the item's creation date becomes the date of the list's last change.
    @concurrent
    public func createNewItem(_ item: ToDoItem, inList id: ToDoList.ID) async throws(DatabaseError) {
        try await createNewItem(item, inList: id, at: item.created)
    }
}

extension InMemoryDatabase {
    /// Adds `item`; the item's creation date becomes the date of the list's last change.
    @MainActor
    public func createNewItem(_ item: ToDoItem, inList id: ToDoList.ID) throws(DatabaseError) {
        try createNewItem(item, inList: id, at: item.created)
    }
}
