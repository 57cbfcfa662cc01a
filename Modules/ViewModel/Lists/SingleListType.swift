/// The inputs of a single list's screen: one call for each user action.
public protocol SingleListInputs: EditingInputs {
    /// Call with the text typed for a new item; blank text adds nothing.
    func userFinishedEditingNewItem(text: String)
    /// Call with the text typed for an item; blank text deletes the item.
    func userFinishedEditingExistingItem(at index: Int, newText: String)
    /// Call when the user marks an item as done, or reopens it.
    func userToggledItem(at index: Int)
    /// Call when the user deletes an item.
    func userDeletedItem(at index: Int)
    /// Call when the user undoes the latest deletion that has not been undone yet.
    func userTappedUndo()
}

/// The outputs of a single list's screen.
///
/// The view sets every output except `goBack`, which the coordinator sets.
public protocol SingleListOutputs: EditingOutputs {
    /// Emits all rows, in the order of the screen.
    var displayItems: (([ItemRow]) -> Void)? { get set }
    /// Emits a row to insert, and its index.
    var insertItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits a changed row and its index.
    var updateItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits the index of a row to remove.
    var removeItemAtIndex: ((Int) -> Void)? { get set }
    /// Called to open the form for a new item. The rows do not change until the form closes.
    var showNewItemForm: (() -> Void)? { get set }
    /// Emits whether there is a deletion to undo.
    var displayUndo: ((Bool) -> Void)? { get set }
    /// Called to close the screen.
    var goBack: (() -> Void)? { get set }
}

/// A view model of a single list, split into inputs and outputs.
public protocol SingleListType: AnyObject {
    var inputs: any SingleListInputs { get }
    var outputs: any SingleListOutputs { get }
}
