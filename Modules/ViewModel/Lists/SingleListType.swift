public import Foundation

/// What the user does on the screen of a single list.
///
/// An index is that of a row as the outputs told it last.
public protocol SingleListInputs: AnyObject {
    /// Call once every output is set; the view is told everything from the beginning, and the list is read again.
    func viewDidLoad()
    /// Call when the user wants to add an item.
    func userTappedAddButton()
    /// Call with the text typed for a new item; blank text adds nothing.
    func userFinishedEditingNewItem(text: String)
    /// Call with the text typed for a new item that was not saved before; blank text adds nothing.
    ///
    /// - Parameter id: The ID that came with the text.
    func userFinishedEditingUnsavedItem(_ id: UUID, text: String)
    /// Call with the text typed for an item; blank text deletes it.
    func userFinishedEditingExistingItem(at index: Int, newText: String)
    /// Call with the text typed for an item whose row was removed meanwhile; unless it is the old one, a question
    /// follows.
    ///
    /// - Parameter row: The row as it was when the user began to type.
    func userFinishedEditingRemovedItem(_ row: ItemRow, newText: String)
    /// Call when the user marks an item as done, or reopens it.
    func userToggledItem(at index: Int)
    /// Call when the user deletes an item.
    func userDeletedItem(at index: Int)
    /// Call when the user takes back the latest deletion that was not taken back yet.
    func userTappedUndo()
}

/// What the screen of a single list is told.
///
/// The view sets every output but `goBack`, which is the coordinator's.
public protocol SingleListOutputs: AnyObject {
    /// Emits the list's name.
    var title: ((String) -> Void)? { get set }
    /// Emits all rows, in the order of the screen.
    var displayItems: (([ItemRow]) -> Void)? { get set }
    /// Emits a row to insert, and its index.
    var insertItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits a row that has changed, and its index.
    var updateItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits the index of a row to remove.
    var removeItemAtIndex: ((Int) -> Void)? { get set }
    /// Emits the ID of a row to select when it is inserted.
    var selectNewItem: ((UUID) -> Void)? { get set }
    /// Emits that the text of a new item is to be typed.
    var showNewItemForm: (() -> Void)? { get set }
    /// Emits a text that was typed but not saved, which is to be edited again, and its row.
    var resumeEditing: ((ItemRow, String) -> Void)? { get set }
    /// Emits the ID and the text of a new or restored item that was not saved: the text is to be edited again, for a
    /// new item; answer by `userFinishedEditingUnsavedItem`.
    ///
    /// If the user is editing that item, what is typed there is for the new item instead.
    var resumeNewItem: ((UUID, String) -> Void)? { get set }
    /// Emits whether there is a deletion to take back.
    var displayUndo: ((Bool) -> Void)? { get set }
    /// Emits what could not be saved and waits for the user's decision, one sentence each.
    var displayUnsavedChanges: (([String]) -> Void)? { get set }
    /// Emits an alert for each failed change, one at a time, in their order, and for each failed reading.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
    /// Emits the failed change whose alert no longer holds, because it was made again without an answer.
    var withdrawAlert: ((Int) -> Void)? { get set }
    /// Emits that the screen is to be left.
    var goBack: (() -> Void)? { get set }
}

/// A view model of a single list, split into inputs and outputs.
public protocol SingleListType: AnyObject {
    var inputs: any SingleListInputs { get }
    var outputs: any SingleListOutputs { get }
}
