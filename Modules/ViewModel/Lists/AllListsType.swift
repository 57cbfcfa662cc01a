public import Foundation

/// What the user does on the screen of all lists.
public protocol AllListsInputs: AnyObject {
    /// Call when every output is set: it reads the lists.
    func viewDidLoad()
    /// Call when the user wants another list.
    func userTappedAddButton()
    /// Call with what the user typed as the name of another list; a blank name makes none.
    func userFinishedEditingNewList(name: String)
    /// Call with what the user typed as a list's other name; a blank one leaves the old.
    func userFinishedEditingExistingList(at index: Int, newName: String)
    /// Call when the user opens a list.
    func userSelectedList(at index: Int)
    /// Call when the user wants to delete a list: it asks before.
    func userAttemptedToDeleteList(at index: Int)
    /// Call with the answer to that question.
    func userAnsweredDeleteConfirmation(shouldDelete: Bool)
    /// Call when the user wants the lists read anew.
    func userTappedReloadButton()
}

/// What the screen of all lists is told; the view sets all but `showSingleList`, which is the coordinator's.
public protocol AllListsOutputs: AnyObject {
    /// Emits the screen's title.
    var title: ((String) -> Void)? { get set }
    /// Emits all rows, in the order of the screen.
    var displayLists: (([ListRow]) -> Void)? { get set }
    /// Emits the index of a row that has gone.
    var removeListAtIndex: ((Int) -> Void)? { get set }
    /// Emits a row that has come, and its index.
    var insertListAtIndex: ((ListRow, Int) -> Void)? { get set }
    /// Emits the ID of a row that is to be selected when it comes.
    var selectNewList: ((UUID) -> Void)? { get set }
    /// Emits that the name of another list is to be asked for.
    var showNewListCreationModal: (() -> Void)? { get set }
    /// Emits the title and the message of a question, to be answered by `userAnsweredDeleteConfirmation`.
    var showDeleteConfirmation: ((String, String) -> Void)? { get set }
    /// Emits the ID of a list that is to be opened.
    var showSingleList: ((UUID) -> Void)? { get set }
    /// Emits that something has failed, unless an alert is unanswered, or what cannot be read was asked for by the answer
    /// to one, or by another screen.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
    /// Emits why something has failed, and nil once the lists are there as they are kept.
    var displayProblem: ((String?) -> Void)? { get set }
}

/// A view model of all lists, parted into what goes in and what comes out.
public protocol AllListsType: AnyObject {
    var inputs: any AllListsInputs { get }
    var outputs: any AllListsOutputs { get }
}
