public import Foundation

/// The inputs of the screen of all lists: one call for each user action.
public protocol AllListsInputs: EditingInputs {
    /// Call with the name typed for a new list; a blank name adds nothing.
    func userFinishedEditingNewList(name: String)
    /// Call with the new name typed for a list; a blank name keeps the old name.
    func userFinishedEditingExistingList(at index: Int, newName: String)
    /// Call when the user opens a list.
    func userSelectedList(at index: Int)
    /// Call when the user wants to delete a list; `showDeleteConfirmation` follows.
    func userAttemptedToDeleteList(at index: Int)
    /// Call with the answer to `showDeleteConfirmation`.
    func userAnsweredDeleteConfirmation(shouldDelete: Bool)
    /// Call when the user reloads the lists.
    func userTappedReloadButton()
}

/// The outputs of the screen of all lists.
///
/// The view sets every output except `showSingleList`, which the coordinator sets.
public protocol AllListsOutputs: EditingOutputs {
    /// Emits all rows, in the order of the screen.
    var displayLists: (([ListRow]) -> Void)? { get set }
    /// Emits the index of a row to remove.
    var removeListAtIndex: ((Int) -> Void)? { get set }
    /// Emits a row to insert, and its index.
    var insertListAtIndex: ((ListRow, Int) -> Void)? { get set }
    /// Called to open the form for a new list. The rows do not change until the form closes.
    var showNewListCreationModal: (() -> Void)? { get set }
    /// Emits the title and message of a question; answer with `userAnsweredDeleteConfirmation`.
    var showDeleteConfirmation: ((String, String) -> Void)? { get set }
    /// Emits the ID of a list to open.
    var showSingleList: ((UUID) -> Void)? { get set }
    /// Emits the reason why the lists may be outdated, or nil once they match the database.
    var displayProblem: (((any ExplainedError)?) -> Void)? { get set }
}

/// A view model of all lists, split into inputs and outputs.
public protocol AllListsType: AnyObject {
    var inputs: any AllListsInputs { get }
    var outputs: any AllListsOutputs { get }
}
