public import Foundation

/// What the user does on the screen of a single list.
public protocol SingleListInputs: AnyObject {
    /// Call when every output is set: it reads the list anew.
    func viewDidLoad()
    /// Call when the user wants another item.
    func userTappedAddButton()
    /// Call with what the user typed as another item; blank text drops it.
    func userFinishedEditingNewItem(text: String)
    /// Call with what the user typed as an item's other text; blank text deletes it.
    func userFinishedEditingExistingItem(at index: Int, newText: String)
    /// Call when the user marks an item as done, or as not done after all.
    func userToggledItem(at index: Int)
    /// Call when the user deletes an item.
    func userDeletedItem(at index: Int)
}

/// What the screen of a single list is told; the view sets all but `goBack`, which is the coordinator's.
public protocol SingleListOutputs: AnyObject {
    /// Emits the name of the list.
    var title: ((String) -> Void)? { get set }
    /// Emits all rows, in the order of the screen.
    var displayItems: (([ItemRow]) -> Void)? { get set }
    /// Emits a row that has come, and its index.
    var insertItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits a row that shows something else now, and its index.
    var updateItemAtIndex: ((ItemRow, Int) -> Void)? { get set }
    /// Emits the index of a row that has gone.
    var removeItemAtIndex: ((Int) -> Void)? { get set }
    /// Emits the ID of a row that is to be selected when it comes.
    var selectNewItem: ((UUID) -> Void)? { get set }
    /// Emits that the text of another item is to be asked for.
    var showNewItemForm: (() -> Void)? { get set }
    /// Emits that something has failed, unless an alert is unanswered.
    var displayAlert: ((ListsAlert) -> Void)? { get set }
    /// Emits that the screen is to be left.
    var goBack: (() -> Void)? { get set }
}

/// A view model of a single list, parted into what goes in and what comes out.
public protocol SingleListType: AnyObject {
    var inputs: any SingleListInputs { get }
    var outputs: any SingleListOutputs { get }
}
