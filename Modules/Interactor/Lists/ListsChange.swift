import Foundation
public import Model

/// The state of a screen's latest change to the lists.
public typealias ListsSaving = Saving<ListsChange, DatabaseError>

/// A change to a to-do list, or to one of its items.
public nonisolated struct ListsChange: Hashable, Sendable {
    public let action: Action
    /// The list as the user saw it before the change, or the new list that the change creates.
    public let list: ToDoList
    let date: Date

    /// What to do.
    public enum Action: Hashable, Sendable {
        /// Adds the list with its items.
        case createList
        /// Gives the list a new name.
        case renameList(String)
        /// Deletes the list with its items.
        case deleteList
        /// Adds the item to the list.
        case createItem(ToDoItem)
        /// Edits the item, which is given as the user saw it before the edit.
        case editItem(ToDoItem, ToDoItem.Edit)
        case deleteItem(ToDoItem)
        /// Adds a deleted item again.
        case restoreItem(ToDoItem)
    }

    /// Makes the change.
    func make(in database: any Database) async throws(DatabaseError) {
        switch action {
        case .createList: try await database.createNewList(list)
        case .renameList(let name): try await database.updateList(list.id, name: name, at: date)
        case .deleteList: try await database.deleteLists([list.id])
        case .createItem(let item), .restoreItem(let item):
            try await database.createNewItem(item, inList: list.id, at: date)
        case .editItem(let item, let edit): try await database.updateItem(item.id, edit, at: date)
        case .deleteItem(let item): try await database.deleteItems([item.id], at: date)
        }
    }

    /// Returns the change to make after `error`: this change, or one that also re-creates the deleted list or item.
    func retry(after error: DatabaseError) -> ListsChange {
        switch (error, action) {
        case (.noListFound, _): ListsChange(action: .createList, list: outcome, date: date)
        case (.noItemFound, .editItem(let item, let edit)):
            ListsChange(action: .restoreItem(item.applying(edit)), list: list, date: date)
        default: self
        }
    }

    /// The list as the user wants it to be.
    private var outcome: ToDoList {
        switch action {
        case .createList, .deleteList, .deleteItem: list
        case .renameList(let name): ToDoList(id: list.id, name: name, updated: date, items: list.items)
        case .createItem(let item), .restoreItem(let item): list.with(list.items.replacing(item), at: date)
        case .editItem(let item, let edit): list.with(list.items.replacing(item.applying(edit)), at: date)
        }
    }
}

nonisolated extension [ToDoItem] {
    /// Returns the items with `new` in place of the item with the same ID, or at the start if there is no such item.
    fileprivate func replacing(_ new: ToDoItem) -> [ToDoItem] {
        contains { $0.id == new.id } ? map { $0.id == new.id ? new : $0 } : [new] + self
    }
}
