public import Foundation

/// What the user does on the screen of all lists.
///
/// An index is that of a row as the outputs told it last.
public protocol AllListsInputs: AnyObject {
    /// Call once every output is set; the view is told everything from the beginning, and the lists are read.
    func viewDidLoad()
    /// Call when the user wants to add a list.
    func userTappedAddButton()
    /// Call with the name typed for a new list; a blank one adds nothing.
    func userFinishedEditingNewList(name: String)
    /// Call with the name typed for a list; a blank one keeps the old.
    func userFinishedEditingExistingList(at index: Int, newName: String)
    /// Call with the name typed for a list whose row was removed meanwhile; unless it is the old one, a question
    /// follows.
    ///
    /// - Parameter row: The row as it was when the user began to type.
    func userFinishedEditingRemovedList(_ row: ListRow, newName: String)
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
public protocol AllListsOutputs: AnyObject {
    /// Emits the screen's title.
    var title: ((String) -> Void)? { get set }
    /// Emits all rows, in the order of the screen; nil if the lists are not read yet and no new ones are left.
    var displayLists: (([ListRow]?) -> Void)? { get set }
    /// Emits the index of a row to remove.
    var removeListAtIndex: ((Int) -> Void)? { get set }
    /// Emits a row to insert, and its index.
    var insertListAtIndex: ((ListRow, Int) -> Void)? { get set }
    /// Emits the ID of a row to select when it is inserted.
    var selectNewList: ((UUID) -> Void)? { get set }
    /// Emits that the name of a new list is to be typed.
    var showNewListCreationModal: (() -> Void)? { get set }
    /// Emits a name that was typed but not saved, which is to be edited again, and its row.
    var resumeEditing: ((ListRow, String) -> Void)? { get set }
    /// Emits the ID and the name of a new list that was not saved: the name is to be edited again, for a new list.
    ///
    /// If the user is editing that list, what is typed there is for the new list instead.
    var resumeNewList: ((UUID, String) -> Void)? { get set }
    /// Emits the ID of a new list whose name need not be edited again after all, because the list exists now.
    ///
    /// What the user has changed there stays.
    var withdrawEditing: ((UUID) -> Void)? { get set }
    /// Emits the title and message of a question, which names texts that wait for the list; answer by
    /// `userAnsweredDeleteConfirmation`.
    var showDeleteConfirmation: ((String, String) -> Void)? { get set }
    /// Emits the ID of a list to open.
    var showSingleList: ((UUID) -> Void)? { get set }
    /// Emits what could not be saved and waits for the user's decision, one sentence each.
    var displayUnsavedChanges: (([String]) -> Void)? { get set }
    /// Emits an alert for each failed change, one at a time, in their order.
    ///
    /// Emits one for a failed reading, too, but none while another of those is unanswered, nor if the reading was
    /// started by OK of an alert or by another screen.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
    /// Emits the failed change whose alert no longer holds, because it was made again without an answer.
    var withdrawAlert: ((Int) -> Void)? { get set }
    /// Emits why the lists may be outdated, or nil once they are as the database holds them.
    var displayProblem: ((ListsProblem?) -> Void)? { get set }
}

/// A view model of all lists, split into inputs and outputs.
public protocol AllListsType: AnyObject {
    var inputs: any AllListsInputs { get }
    var outputs: any AllListsOutputs { get }
}
