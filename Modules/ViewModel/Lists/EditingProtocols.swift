public import Foundation

/// The inputs that both list screens share; their rows are edited in place.
///
/// An index refers to the rows that the outputs have emitted last.
public protocol EditingInputs: AnyObject {
    /// Call once every output is set: the view model emits its whole state and reads the lists.
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
    /// Emits the index of a row whose form opens. The rows do not change until the form closes.
    var showForm: ((Int) -> Void)? { get set }
    /// Emits that the form closes: its text is stored or unchanged, or the edit was cancelled.
    var closeForm: (() -> Void)? { get set }
    /// Emits the ID of a row to select.
    var selectRow: ((UUID) -> Void)? { get set }
    /// Emits the change being stored, such as `the new list “Books”`; nil once storing has succeeded or failed.
    ///
    /// Nil follows the change of the rows. Until then, the view knows that the change comes from its own user.
    var displayStoring: ((String?) -> Void)? { get set }
    /// Emits an alert for each failed change or read; answer with `userAnsweredAlert`.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
}
