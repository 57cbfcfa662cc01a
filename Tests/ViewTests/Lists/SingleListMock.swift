import Foundation
import ViewModel

/// A view model of a single list that records its inputs, and emits only what the test emits.
@MainActor
final class SingleListMock: SingleListType, SingleListInputs, SingleListOutputs {
    enum Input: Hashable, Sendable {
        case viewDidLoad
        case userTappedAddButton
        case userFinishedEditingNewItem(text: String)
        case userFinishedEditingUnsavedItem(UUID, text: String)
        case userFinishedEditingExistingItem(at: Int, newText: String)
        case userFinishedEditingRemovedItem(ItemRow, newText: String)
        case userToggledItem(at: Int)
        case userDeletedItem(at: Int)
        case userTappedUndo
    }

    private(set) var received: [Input] = []
    /// The outputs that were not set when `viewDidLoad` came.
    private(set) var unsetOutputs: [String] = []

    var inputs: any SingleListInputs { self }
    var outputs: any SingleListOutputs { self }

    var title: ((String) -> Void)?
    var displayItems: (([ItemRow]) -> Void)?
    var insertItemAtIndex: ((ItemRow, Int) -> Void)?
    var updateItemAtIndex: ((ItemRow, Int) -> Void)?
    var removeItemAtIndex: ((Int) -> Void)?
    var selectNewItem: ((UUID) -> Void)?
    var showNewItemForm: (() -> Void)?
    var resumeEditing: ((ItemRow, String) -> Void)?
    var resumeNewItem: ((UUID, String) -> Void)?
    var displayUndo: ((Bool) -> Void)?
    var displayUnsavedChanges: (([String]) -> Void)?
    var displayAlert: ((ListsAlert) -> Void)?
    var withdrawAlert: ((Int) -> Void)?
    var goBack: (() -> Void)?

    func viewDidLoad() {
        unsetOutputs = unsetClosures(of: self)
        received.append(.viewDidLoad)
    }
    func userTappedAddButton() { received.append(.userTappedAddButton) }
    func userFinishedEditingNewItem(text: String) { received.append(.userFinishedEditingNewItem(text: text)) }
    func userFinishedEditingUnsavedItem(_ id: UUID, text: String) {
        received.append(.userFinishedEditingUnsavedItem(id, text: text))
    }
    func userFinishedEditingExistingItem(at index: Int, newText: String) {
        received.append(.userFinishedEditingExistingItem(at: index, newText: newText))
    }
    func userFinishedEditingRemovedItem(_ row: ItemRow, newText: String) {
        received.append(.userFinishedEditingRemovedItem(row, newText: newText))
    }
    func userToggledItem(at index: Int) { received.append(.userToggledItem(at: index)) }
    func userDeletedItem(at index: Int) { received.append(.userDeletedItem(at: index)) }
    func userTappedUndo() { received.append(.userTappedUndo) }
}
