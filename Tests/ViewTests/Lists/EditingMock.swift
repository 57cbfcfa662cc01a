import Foundation
import TestDoubles
import ViewModel

/// A mock of a list screen's view model: it records its inputs, and emits only the outputs that the test calls.
@MainActor
class EditingMock: EditingInputs, EditingOutputs {
    enum Input: Hashable, Sendable {
        case viewDidLoad, userTappedAddButton, userTappedEditButton(at: Int), userCancelledEditing
        /// The row is nil for a new row.
        case finished(row: Int?, String)
        case userAnsweredAlert(ListsAlert.Answer), confirmedDeletion(Bool)
        case userSelectedList(at: Int), userAttemptedToDeleteList(at: Int), userTappedReloadButton
        case userToggledItem(at: Int), userDeletedItem(at: Int), userTappedUndo
    }

    final var received: [Input] = []
    /// The outputs that were not set when `viewDidLoad` was called.
    final private(set) var unsetOutputs: [String] = []

    final var title: ((String) -> Void)?
    final var showForm: ((Int) -> Void)?
    final var closeForm: (() -> Void)?
    final var selectRow: ((UUID) -> Void)?
    final var displayStoring: ((String?) -> Void)?
    final var displayAlert: ((ListsAlert) -> Void)?

    /// Emits all rows, by their texts; rows with equal texts have equal IDs.
    func display(_ texts: [String]) {}
    func insert(_ text: String, at index: Int) {}
    func remove(at index: Int) {}
    func showNewForm() {}

    func viewDidLoad() {
        unsetOutputs = unsetClosures(of: self)
        received.append(.viewDidLoad)
    }
    func userTappedAddButton() { received.append(.userTappedAddButton) }
    func userTappedEditButton(at index: Int) { received.append(.userTappedEditButton(at: index)) }
    func userCancelledEditing() { received.append(.userCancelledEditing) }
    func userAnsweredAlert(_ answer: ListsAlert.Answer) { received.append(.userAnsweredAlert(answer)) }
}

/// Returns the names of the stored closures that are nil; reflection ensures that no closure is forgotten.
private func unsetClosures(of object: AnyObject) -> [String] {
    let mirror = Mirror(reflecting: object)
    let children = [mirror, mirror.superclassMirror].compactMap(\.self).flatMap(\.children)
    return children.compactMap { child in
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional && value.children.isEmpty ? child.label : nil
    }
}

final class AllListsMock: EditingMock, AllListsType, AllListsInputs, AllListsOutputs {
    var inputs: any AllListsInputs { self }
    var outputs: any AllListsOutputs { self }

    var displayLists: (([ListRow]) -> Void)?
    var removeListAtIndex: ((Int) -> Void)?
    var insertListAtIndex: ((ListRow, Int) -> Void)?
    var showNewListCreationModal: (() -> Void)?
    var showDeleteConfirmation: ((String, String) -> Void)?
    var showSingleList: ((UUID) -> Void)?
    var displayProblem: (((any ExplainedError)?) -> Void)?

    override func display(_ texts: [String]) { displayLists?(texts.map(row)) }
    override func insert(_ text: String, at index: Int) { insertListAtIndex?(row(text), index) }
    override func remove(at index: Int) { removeListAtIndex?(index) }
    override func showNewForm() { showNewListCreationModal?() }

    private func row(_ name: String) -> ListRow {
        ListRow(id: UUID(named: name), name: name, itemCount: 0, updated: .sample(0), localization: .sample)
    }

    func userFinishedEditingNewList(name: String) { received.append(.finished(row: nil, name)) }
    func userFinishedEditingExistingList(at row: Int, newName: String) { received.append(.finished(row: row, newName)) }
    func userSelectedList(at index: Int) { received.append(.userSelectedList(at: index)) }
    func userAttemptedToDeleteList(at index: Int) { received.append(.userAttemptedToDeleteList(at: index)) }
    func userAnsweredDeleteConfirmation(shouldDelete: Bool) { received.append(.confirmedDeletion(shouldDelete)) }
    func userTappedReloadButton() { received.append(.userTappedReloadButton) }
}

final class SingleListMock: EditingMock, SingleListType, SingleListInputs, SingleListOutputs {
    var inputs: any SingleListInputs { self }
    var outputs: any SingleListOutputs { self }

    var displayItems: (([ItemRow]) -> Void)?
    var insertItemAtIndex: ((ItemRow, Int) -> Void)?
    var updateItemAtIndex: ((ItemRow, Int) -> Void)?
    var removeItemAtIndex: ((Int) -> Void)?
    var showNewItemForm: (() -> Void)?
    var displayUndo: ((Bool) -> Void)?
    var goBack: (() -> Void)?

    override func display(_ texts: [String]) { displayItems?(texts.map { row($0) }) }
    override func insert(_ text: String, at index: Int) { insertItemAtIndex?(row(text), index) }
    override func remove(at index: Int) { removeItemAtIndex?(index) }
    override func showNewForm() { showNewItemForm?() }

    func row(_ text: String, isDone: Bool = false) -> ItemRow {
        ItemRow(id: UUID(named: text), text: text, isDone: isDone)
    }

    func userFinishedEditingNewItem(text: String) { received.append(.finished(row: nil, text)) }
    func userFinishedEditingExistingItem(at row: Int, newText: String) { received.append(.finished(row: row, newText)) }
    func userToggledItem(at index: Int) { received.append(.userToggledItem(at: index)) }
    func userDeletedItem(at index: Int) { received.append(.userDeletedItem(at: index)) }
    func userTappedUndo() { received.append(.userTappedUndo) }
}

extension UUID {
    /// Creates an identifier from the first 16 bytes of `text`.
    init(named text: String) {
        let bytes = Array(text.utf8.prefix(16)) + Array(repeating: 0, count: 16)
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
