/// What the user does on the screen of a single list.
public protocol SingleListInputs: EditingInputs {
    /// Call with the text typed for a new item; blank text adds nothing.
    func userFinishedEditingNewItem(text: String)
    /// Call with the text typed for an item; blank text deletes it.
    func userFinishedEditingExistingItem(at index: Int, newText: String)
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
public protocol SingleListOutputs: EditingOutputs {
    /// Emits all rows, in the order of the screen.
    var displayItems: (([ItemRow]) -> Void)? { get set }
    /// Emits a row to insert, and its index.
    var insertItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits a row that has changed, and its index.
    var updateItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits the index of a row to remove.
    var removeItemAtIndex: ((Int) -> Void)? { get set }
    /// Emits that the form for a new item opens. Until it closes, the rows stand still.
    var showNewItemForm: (() -> Void)? { get set }
    /// Emits whether there is a deletion to take back.
    var displayUndo: ((Bool) -> Void)? { get set }
    /// Emits that the screen is to be left.
    var goBack: (() -> Void)? { get set }
}

/// A view model of a single list, split into inputs and outputs.
public protocol SingleListType: AnyObject {
    var inputs: any SingleListInputs { get }
    var outputs: any SingleListOutputs { get }
}
