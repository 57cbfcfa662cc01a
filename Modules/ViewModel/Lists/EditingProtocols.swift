public import Foundation

/// What the user does on both screens of lists, whose rows are edited in place.
///
/// An index is that of a row as the outputs told it last.
public protocol EditingInputs: AnyObject {
    /// Call once every output is set; the view is told everything from the beginning, and the lists are read.
    func viewDidLoad()
    /// Call when the user wants to add a row; the form for a new one opens.
    func userTappedAddButton()
    /// Call when the user wants to edit a row; the form opens in its place.
    func userTappedEditButton(at index: Int)
    /// Call when the user leaves the form without finishing.
    func userCancelledEditing()
    /// Call with the answer to `displayAlert`.
    func userAnsweredAlert(_ answer: ListsAlert.Answer)
}

/// What both screens of lists are told.
public protocol EditingOutputs: AnyObject {
    /// Emits the screen's title.
    var title: ((String) -> Void)? { get set }
    /// Emits the index of a row whose form opens. Until it closes, the rows stand still.
    var showForm: ((Int) -> Void)? { get set }
    /// Emits that the form closes: what was typed is stored, changes nothing, or was cancelled.
    var closeForm: (() -> Void)? { get set }
    /// Emits the ID of a row to select.
    var selectRow: ((UUID) -> Void)? { get set }
    /// Emits what is being stored, such as `the new list “Books”`; nil once it is stored, or has failed to be.
    ///
    /// Nil comes last, after the rows have changed: until then, the view knows that its user asked for that.
    var displayStoring: ((String?) -> Void)? { get set }
    /// Emits an alert for each change or reading that failed; answer by `userAnsweredAlert`.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
}
