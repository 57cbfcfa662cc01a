public import Foundation
public import Model

/// A store of to-do lists.
///
/// A database must meet these requirements:
/// - A method makes its change completely or not at all; once it returns, the change survives the end of the process.
/// - Every change to an item sets the date of its list. Deleting and restoring an item are changes, too.
/// - A method calls `databaseChangeHandler` after its change and before it returns; changes are reported in order.
public nonisolated protocol Database: AnyObject, Sendable {
    /// Called with the result of `getAllToDoLists()` after each change made through this object.
    ///
    /// Only `AllListsInteractor` sets the handler; with each call, this interactor notifies every screen.
    @MainActor var databaseChangeHandler: (([ToDoList]) -> Void)? { get set }

    /// Returns all lists, most recently changed first; in each list, the newest item comes first.
    ///
    /// Complexity: O(items).
    @concurrent func getAllToDoLists() async throws(DatabaseError) -> [ToDoList]

    /// Adds `list` with its items.
    @concurrent func createNewList(_ list: ToDoList) async throws(DatabaseError)

    /// Adds `item`, new or deleted before, to the list with `id`; throws `noListFound` if there is no such list.
    @concurrent func createNewItem(_ item: ToDoItem, inList id: UUID, at date: Date) async throws(DatabaseError)

    /// Renames the list with `id`; throws `noListFound` if there is no such list.
    @concurrent func updateList(_ id: UUID, name: String, at date: Date) async throws(DatabaseError)

    /// Changes one part of the item with `id`; throws `noItemFound` if there is no such item.
    @concurrent func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) async throws(DatabaseError)

    /// Deletes the items with these IDs, and ignores the IDs of items that no longer exist.
    @concurrent func deleteItems(_ ids: [UUID], at date: Date) async throws(DatabaseError)

    /// Deletes the lists with these IDs, including their items, and ignores the IDs of lists that no longer exist.
    @concurrent func deleteLists(_ ids: [UUID]) async throws(DatabaseError)
}

/// Why a database refused a call.
public nonisolated enum DatabaseError: Error, Hashable {
    /// The item does not exist, or no longer exists.
    case noItemFound
    /// The list does not exist, or no longer exists.
    case noListFound
    /// The store failed.
    case uncategorized(StoreError)
}
