public import Foundation

/// The inputs shared by both list screens, whose rows are edited in place.
///
/// An index refers to the rows that the outputs last emitted.
public protocol EditingInputs: AnyObject {
    /// Call when all outputs are set: the view model emits its whole state and reads the lists.
    func viewDidLoad()
    /// Call when the user wants to add a row; the form for a new row opens.
    func userTappedAddButton()
    /// Call when the user wants to edit a row; the form opens in place of the row.
    func userTappedEditButton(at index: Int)
    /// Call when the user leaves the form without finishing.
    func userCancelledEditing()
    /// Call with the answer to `displayAlert`.
    func userAnsweredAlert(_ answer: ListsAlert.Answer)
}

/// The outputs that both list screens share.
public protocol EditingOutputs: AnyObject {
    /// Emits the screen's title.
    var title: ((String) -> Void)? { get set }
    /// Emits the index of a row to edit in the form. The rows do not change until the form closes.
    var showForm: ((Int) -> Void)? { get set }
    /// Called to close the form, because its text has been stored, was not changed, or was discarded.
    var closeForm: (() -> Void)? { get set }
    /// Emits the ID of a row to select.
    var selectRow: ((UUID) -> Void)? { get set }
    /// Emits the name of the change being stored, such as `the new list “Books”`; nil once it is stored or has failed.
    ///
    /// The changed rows are emitted before nil, so the view knows that this user has changed the rows.
    var displayStoring: ((String?) -> Void)? { get set }
    /// Emits an alert after a failure, or after a deletion by someone else; answer with `userAnsweredAlert`.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
}
