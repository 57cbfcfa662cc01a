public import Foundation

/// What the user does on the screen of all lists.
public protocol AllListsInputs: EditingInputs {
    /// Call with the name typed for a new list; a blank one adds nothing.
    func userFinishedEditingNewList(name: String)
    /// Call with the name typed for a list; a blank one keeps the old.
    func userFinishedEditingExistingList(at index: Int, newName: String)
    /// Call when the user opens a list.
    func userSelectedList(at index: Int)
    /// Call when the user wants to delete a list; a question follows.
    func userAttemptedToDeleteList(at index: Int)
    /// Call with the answer to that question.
    func userAnsweredDeleteConfirmation(shouldDelete: Bool)
    /// Call when the user wants the lists read again.
    func userTappedReloadButton()
}

/// What the screen of all lists is told.
///
/// The view sets every output but `showSingleList`, which is the coordinator's.
public protocol AllListsOutputs: EditingOutputs {
    /// Emits all rows, in the order of the screen.
    var displayLists: (([ListRow]) -> Void)? { get set }
    /// Emits the index of a row to remove.
    var removeListAtIndex: ((Int) -> Void)? { get set }
    /// Emits a row to insert, and its index.
    var insertListAtIndex: ((ListRow, Int) -> Void)? { get set }
    /// Emits that the form for a new list opens. Until it closes, the rows stand still.
    var showNewListCreationModal: (() -> Void)? { get set }
    /// Emits the title and message of a question; answer by `userAnsweredDeleteConfirmation`.
    var showDeleteConfirmation: ((String, String) -> Void)? { get set }
    /// Emits the ID of a list to open.
    var showSingleList: ((UUID) -> Void)? { get set }
    /// Emits why the lists may be outdated, or nil once they are as the database holds them.
    var displayProblem: (((any ExplainedError)?) -> Void)? { get set }
}

/// A view model of all lists, split into inputs and outputs.
public protocol AllListsType: AnyObject {
    var inputs: any AllListsInputs { get }
    var outputs: any AllListsOutputs { get }
}
