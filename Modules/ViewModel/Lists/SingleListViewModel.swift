import Binding
public import Foundation
public import Interactor
import Model

/// The screen of a single list.
public final class SingleListViewModel: SingleListType, SingleListOutputs {
    public var title: ((String) -> Void)?
    public var displayItems: (([ItemRow]) -> Void)?
    public var insertItemAtIndex: ((ItemRow, Int) -> Void)?
    public var updateItemAtIndex: ((ItemRow, Int) -> Void)?
    public var removeItemAtIndex: ((Int) -> Void)?
    public var selectNewItem: ((UUID) -> Void)?
    public var showNewItemForm: (() -> Void)?
    public var resumeEditing: ((ItemRow, String) -> Void)?
    public var resumeNewItem: ((UUID, String) -> Void)?
    public var displayUndo: ((Bool) -> Void)?
    public var displayUnsavedChanges: (([String]) -> Void)?
    public var withdrawAlert: ((Int) -> Void)?
    public var displayAlert: ((ListsAlert) -> Void)?
    public var goBack: (() -> Void)?

    public var inputs: any SingleListInputs { self }
    public var outputs: any SingleListOutputs { self }

    let interactor: SingleListInteractor
    /// The rows that the view was told; nil before the first.
    var rows: [ItemRow]?
    /// The name that the view was told.
    private var name: String?
    /// Whether the view was told that there is a deletion to take back.
    private var canUndo = false
    /// The failed reading that the view was told.
    var toldFailure: DatabaseError?
    /// What the view was told to be unsaved.
    var unsaved: [String] = []
    /// The failed change whose alert is shown.
    var toldChange: FailedChange.ID?
    /// The changes that were given up and whose texts the view edits again, for new items, by the items' IDs.
    var givenUp: [UUID: FailedChange] = [:]

    /// The list of `interactor`.
    public init(interactor: SingleListInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.listDidUpdate() }
    }
}

// MARK: - Inputs

extension SingleListViewModel: SingleListInputs {
    public func viewDidLoad() {
        forgetWhatShows()
        displayUndo?(false)
        listDidUpdate()
        for draft in interactor.takeDrafts() { resume(draft) }
        interactor.load()
    }

    public func userTappedAddButton() { showNewItemForm?() }

    public func userFinishedEditingNewItem(text: String) {
        let text = text.trimmed
        guard !text.isEmpty else { return }
        let newItem = interactor.addItem(text: text)
        selectNewItem?(newItem)
    }

    public func userFinishedEditingUnsavedItem(_ id: UUID, text: String) {
        guard let failed = givenUp[id] else { return userFinishedEditingNewItem(text: text) }
        let text = text.trimmed
        guard !text.isEmpty else { return }
        interactor.make(failed, with: text)
        selectNewItem?(id)
    }

    public func userFinishedEditingExistingItem(at index: Int, newText: String) {
        guard let row = row(at: index) else { return }
        if newText.trimmed.isEmpty { interactor.deleteItem(row.id) } else { edit(row, newText) }
    }

    public func userFinishedEditingRemovedItem(_ row: ItemRow, newText: String) {
        if !newText.trimmed.isEmpty { edit(row, newText) }
    }

    public func userToggledItem(at index: Int) {
        if let row = row(at: index) { interactor.toggleItem(row.item) }
    }

    public func userDeletedItem(at index: Int) {
        if let row = row(at: index) { interactor.deleteItem(row.id) }
    }

    public func userTappedUndo() {
        if let restored = interactor.undo() { selectNewItem?(restored) }
    }

    private func edit(_ row: ItemRow, _ newText: String) {
        let text = newText.trimmed
        if text != row.text.trimmed { interactor.editItem(row.item, text: text) }
    }

    private func row(at index: Int) -> ItemRow? {
        guard let rows, rows.indices.contains(index) else { return nil }
        return rows[index]
    }

    private func forgetWhatShows() {
        rows = nil
        name = nil
        canUndo = false
        toldFailure = nil
        unsaved = []
        toldChange = nil
    }
}

// MARK: - Outputs

extension SingleListViewModel {
    private func listDidUpdate() {
        if let list = interactor.model.value { show(list) }
        showUndo()
        showFailure()
        showUnsavedChanges()
        showFailedChange()
    }

    private func show(_ list: ToDoList) {
        if list.name != name {
            name = list.name
            title?(list.name.onOneLine)
        }
        let old = rows
        let new = list.items.map { ItemRow(item: $0) }
        rows = new
        guard let old, let steps = RowDifference(from: old, to: new).steps else {
            displayItems?(new)
            return
        }
        for step in steps {
            switch step {
            case .remove(let index): removeItemAtIndex?(index)
            case .insert(let row, let index): insertItemAtIndex?(row, index)
            case .update(let row, let index): updateItemAtIndex?(row, index)
            }
        }
    }

    private func showUndo() {
        guard interactor.canUndo != canUndo else { return }
        canUndo = interactor.canUndo
        displayUndo?(canUndo)
    }
}

// MARK: - Failures

extension SingleListViewModel {
    private func showFailure() {
        let new = interactor.model.failure
        guard new != toldFailure else { return }
        // A failed change has said so before the list is read again.
        if new == nil, interactor.failedChanges.contains(where: { $0.error == .noListFound }) { return }
        toldFailure = new
        if let new { displayAlert?(alert(for: new)) }
    }

    /// An alert whose OK goes back, unless a text would be lost.
    private func alert(for failure: DatabaseError) -> ListsAlert {
        let goBack = { [weak self] (isTyping: Bool) in
            guard let self, !isTyping, interactor.failedChanges.isEmpty else { return }
            self.goBack?()
        }
        guard failure == .noListFound, let list = interactor.model.value else {
            return ListsAlert(failure, didTapOK: goBack)
        }
        let createAgain = { [weak self] in self?.interactor.createAgain() ?? () }
        guard let reason = interactor.reasonForGivingUp else {
            return ListsAlert(
                gone: list, wasDeletedHere: interactor.wasDeletedHere, didTapAgain: createAgain, didTapOK: goBack)
        }
        return ListsAlert(
            givenUp: list, because: reason, consequence: list.items.isEmpty ? nil : ListsWords.unsavedItems,
            didTapAgain: createAgain, didTapOK: goBack)
    }
}
