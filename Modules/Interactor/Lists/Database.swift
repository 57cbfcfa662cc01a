public import Foundation
public import Model

/// Where to-do lists are kept.
///
/// The laws:
/// - A change is made completely or not at all; once its call returns, it survives the end of the process.
/// - Every change to an item, deletion and its undoing included, sets the date of its list.
/// - `databaseChangeHandler` is called after each change and before its call returns, in the order of the changes.
public nonisolated protocol Database: AnyObject, Sendable {
    /// Called with the result of `getAllToDoLists()` after each change made here.
    ///
    /// It has room for one listener: `AllListsInteractor`, which tells everyone else.
    @MainActor var databaseChangeHandler: (([ToDoList]) -> Void)? { get set }

    /// Returns all lists, last changed first, each with its items, newest first.
    ///
    /// Complexity: O(items).
    @concurrent func getAllToDoLists() async throws(DatabaseError) -> [ToDoList]

    /// Adds `list` with its items.
    @concurrent func createNewList(_ list: ToDoList) async throws(DatabaseError)

    /// Adds `item`, which may have been deleted before, to the list of that ID, or throws `noListFound`.
    @concurrent func createNewItem(_ item: ToDoItem, inList id: UUID, at date: Date) async throws(DatabaseError)

    /// Renames the list of that ID, or throws `noListFound`.
    @concurrent func updateList(_ id: UUID, name: String, at date: Date) async throws(DatabaseError)

    /// Changes one part of the item of that ID, or throws `noItemFound`.
    @concurrent func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) async throws(DatabaseError)

    /// Deletes the items of those IDs; those that someone else has deleted stay so.
    @concurrent func deleteItems(_ ids: [UUID], at date: Date) async throws(DatabaseError)

    /// Deletes the lists of those IDs with their items; those that someone else has deleted stay so.
    @concurrent func deleteLists(_ ids: [UUID]) async throws(DatabaseError)
}

/// Why a database refused a call.
public nonisolated enum DatabaseError: Error, Hashable {
    /// The item does not exist, or not any more.
    case noItemFound
    /// The list does not exist, or not any more.
    case noListFound
    /// The store failed.
    case uncategorized(StoreError)
}
