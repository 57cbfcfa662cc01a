public import Foundation
public import Model

/// Where to-do lists are kept.
///
/// The laws:
/// - A change is made as a whole or not at all; when the call returns, it survives the end of the process.
/// - Each change of an item, its deletion too, sets the date of its list.
/// - After each change, and before its call returns, `databaseChangeHandler` is called, in the order of the changes.
public nonisolated protocol Database: AnyObject, Sendable {
    /// Is handed what `getAllToDoLists()` answers after a change, by whoever made it.
    @MainActor var databaseChangeHandler: (([ToDoList]) -> Void)? { get set }

    /// All lists with their items: of each the newest first, a list being as new as its last change.
    ///
    /// Complexity: O(items).
    @concurrent func getAllToDoLists() async throws(DatabaseError) -> [ToDoList]

    /// Adds `list` with its items.
    @concurrent func createNewList(_ list: ToDoList) async throws(DatabaseError)

    /// Adds `item` to the list of that ID, or throws `noListFound`.
    @concurrent func createNewItem(_ item: ToDoItem, inList id: UUID) async throws(DatabaseError)

    /// Renames the list of that ID, or throws `noListFound`.
    @concurrent func updateList(_ id: UUID, name: String, at date: Date) async throws(DatabaseError)

    /// Changes one part of the item of that ID, or throws `noItemFound`.
    @concurrent func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) async throws(DatabaseError)

    /// Deletes all items of those IDs, or throws `noItemFound` where one is missing.
    @concurrent func deleteItems(_ ids: [UUID], at date: Date) async throws(DatabaseError)

    /// Deletes all lists of those IDs with their items, or throws `noListFound` where one is missing.
    @concurrent func deleteLists(_ ids: [UUID]) async throws(DatabaseError)
}

/// Why a database did not do what it was asked for.
public nonisolated enum DatabaseError: Error, Hashable {
    /// Someone has deleted the item, or it never was.
    case noItemFound
    /// Someone has deleted the list, or it never was.
    case noListFound
    /// Anything else, in words for the user.
    case uncategorized(String)

    /// What a user is told.
    public var message: String {
        switch self {
        case .noItemFound: "This item is not there any more."
        case .noListFound: "This list is not there any more."
        case .uncategorized(let message): message
        }
    }
}
