import Foundation
import ViewModel

/// A view model of all lists that records its inputs, and emits only what the test emits.
@MainActor
final class AllListsMock: AllListsType, AllListsInputs, AllListsOutputs {
    enum Input: Hashable, Sendable {
        case viewDidLoad
        case userTappedAddButton
        case userFinishedEditingNewList(name: String)
        case userFinishedEditingExistingList(at: Int, newName: String)
        case userFinishedEditingRemovedList(ListRow, newName: String)
        case userSelectedList(at: Int)
        case userAttemptedToDeleteList(at: Int)
        case userAnsweredDeleteConfirmation(shouldDelete: Bool)
        case userTappedReloadButton
    }

    private(set) var received: [Input] = []
    /// The outputs that were not set when `viewDidLoad` came.
    private(set) var unsetOutputs: [String] = []

    var inputs: any AllListsInputs { self }
    var outputs: any AllListsOutputs { self }

    var title: ((String) -> Void)?
    var displayLists: (([ListRow]?) -> Void)?
    var removeListAtIndex: ((Int) -> Void)?
    var insertListAtIndex: ((ListRow, Int) -> Void)?
    var selectNewList: ((UUID) -> Void)?
    var showNewListCreationModal: (() -> Void)?
    var resumeEditing: ((ListRow, String) -> Void)?
    var resumeNewList: ((UUID, String) -> Void)?
    var withdrawEditing: ((UUID) -> Void)?
    var showDeleteConfirmation: ((String, String) -> Void)?
    var showSingleList: ((UUID) -> Void)?
    var displayUnsavedChanges: (([String]) -> Void)?
    var displayAlert: ((ListsAlert) -> Void)?
    var withdrawAlert: ((Int) -> Void)?
    var displayProblem: ((ListsProblem?) -> Void)?

    func viewDidLoad() {
        unsetOutputs = unsetClosures(of: self)
        received.append(.viewDidLoad)
    }
    func userTappedAddButton() { received.append(.userTappedAddButton) }
    func userFinishedEditingNewList(name: String) { received.append(.userFinishedEditingNewList(name: name)) }
    func userFinishedEditingExistingList(at index: Int, newName: String) {
        received.append(.userFinishedEditingExistingList(at: index, newName: newName))
    }
    func userFinishedEditingRemovedList(_ row: ListRow, newName: String) {
        received.append(.userFinishedEditingRemovedList(row, newName: newName))
    }
    func userSelectedList(at index: Int) { received.append(.userSelectedList(at: index)) }
    func userAttemptedToDeleteList(at index: Int) { received.append(.userAttemptedToDeleteList(at: index)) }
    func userAnsweredDeleteConfirmation(shouldDelete: Bool) {
        received.append(.userAnsweredDeleteConfirmation(shouldDelete: shouldDelete))
    }
    func userTappedReloadButton() { received.append(.userTappedReloadButton) }
}
