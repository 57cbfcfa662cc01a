import Foundation
import ViewModel

/// Notes which outputs are not set when it hears that its view has loaded.
@MainActor
final class AllListsMock: AllListsType, AllListsInputs, AllListsOutputs {
    var inputs: any AllListsInputs { self }
    var outputs: any AllListsOutputs { self }
    private(set) var unset: [String]?

    var title: ((String) -> Void)?
    var displayLists: (([ListRow]) -> Void)?
    var removeListAtIndex: ((Int) -> Void)?
    var insertListAtIndex: ((ListRow, Int) -> Void)?
    var selectNewList: ((UUID) -> Void)?
    var showNewListCreationModal: (() -> Void)?
    var showDeleteConfirmation: ((String, String) -> Void)?
    var showSingleList: ((UUID) -> Void)?
    var displayAlert: ((ListsAlert) -> Void)?
    var displayProblem: ((String?) -> Void)?

    func viewDidLoad() { unset = unsetClosures(of: self) }
    func userTappedAddButton() {}
    func userFinishedEditingNewList(name: String) {}
    func userFinishedEditingExistingList(at index: Int, newName: String) {}
    func userSelectedList(at index: Int) {}
    func userAttemptedToDeleteList(at index: Int) {}
    func userAnsweredDeleteConfirmation(shouldDelete: Bool) {}
    func userTappedReloadButton() {}
}

/// Notes which outputs are not set when it hears that its view has loaded.
@MainActor
final class SingleListMock: SingleListType, SingleListInputs, SingleListOutputs {
    var inputs: any SingleListInputs { self }
    var outputs: any SingleListOutputs { self }
    private(set) var unset: [String]?

    var title: ((String) -> Void)?
    var displayItems: (([ItemRow]) -> Void)?
    var insertItemAtIndex: ((ItemRow, Int) -> Void)?
    var updateItemAtIndex: ((ItemRow, Int) -> Void)?
    var removeItemAtIndex: ((Int) -> Void)?
    var selectNewItem: ((UUID) -> Void)?
    var showNewItemForm: (() -> Void)?
    var displayAlert: ((ListsAlert) -> Void)?
    var goBack: (() -> Void)?

    func viewDidLoad() { unset = unsetClosures(of: self) }
    func userTappedAddButton() {}
    func userFinishedEditingNewItem(text: String) {}
    func userFinishedEditingExistingItem(at index: Int, newText: String) {}
    func userToggledItem(at index: Int) {}
    func userDeletedItem(at index: Int) {}
}

/// The names of the stored outputs that are nil, found by reflection, so that a new one cannot be forgotten.
private func unsetClosures(of object: AnyObject) -> [String] {
    Mirror(reflecting: object).children.compactMap { child in
        guard let label = child.label, label != "unset" else { return nil }
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional && value.children.isEmpty ? label : nil
    }
}
