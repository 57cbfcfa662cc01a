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

    private let interactor: SingleListInteractor
    /// The rows that the view was told; nil before the first.
    private var rows: [ItemRow]?
    /// The name that the view was told.
    private var name: String?
    /// Whether the view was told that there is a deletion to take back.
    private var canUndo = false
    /// The failed reading that the view was told.
    private var toldFailure: DatabaseError?
    /// What the view was told to be unsaved.
    private var unsaved: [String] = []
    /// The failed change whose alert is shown.
    private var toldChange: FailedChange.ID?
    /// The changes that were given up and whose texts the view edits again, for new items, by the items' IDs.
    private var givenUp: [UUID: FailedChange] = [:]

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
            return ListsAlert(gone: list, didTapAgain: createAgain, didTapOK: goBack)
        }
        return ListsAlert(
            givenUp: list, because: reason, consequence: list.items.isEmpty ? nil : ListsWords.unsavedItems,
            didTapAgain: createAgain, didTapOK: goBack)
    }

    private func showUnsavedChanges() {
        let new = interactor.failedChanges.map(\.change.willBeLost) + [givenUpItems].compactMap(\.self)
        guard new != unsaved else { return }
        unsaved = new
        displayUnsavedChanges?(new)
    }

    /// Says which items would be lost with a list that the user has given up; nil if there are none.
    private var givenUpItems: String? {
        guard interactor.reasonForGivingUp != nil, interactor.model.failure == .noListFound,
            let list = interactor.model.value, !list.items.isEmpty
        else { return nil }
        return CommonWords.willBeLost(ListsWords.items(list.items.count, ofList: list.name))
    }

    /// Shows the alert of the oldest failed change, and withdraws that of one that was made again without an answer.
    private func showFailedChange() {
        if let toldChange, !interactor.failedChanges.contains(where: { $0.id == toldChange }) {
            self.toldChange = nil
            withdrawAlert?(toldChange)
        }
        guard let failed = interactor.failedChanges.first, failed.id != toldChange else { return }
        toldChange = failed.id
        // The alert says it, and the list need not be missed a second time.
        if failed.error == .noListFound { toldFailure = .noListFound }
        displayAlert?(alert(for: failed))
    }

    /// An alert whose OK brings back what was typed.
    private func alert(for failed: FailedChange) -> ListsAlert {
        let tryAgain = { [weak self] in self?.tryAgain(failed) ?? () }
        let giveUp = { [weak self] in
            self?.resume(failed)
            self?.interactor.giveUp(failed)
        }
        guard failed.error == .noListFound, let reason = interactor.reasonForGivingUp,
            let list = interactor.model.value
        else { return ListsAlert(failed, didTapAgain: tryAgain, didTapOK: giveUp) }
        return ListsAlert(
            givenUp: list, because: reason, consequence: list.items.isEmpty ? nil : ListsWords.unsavedItems,
            didTapAgain: tryAgain, didTapOK: { _ in giveUp() })
    }

    private func tryAgain(_ failed: FailedChange) {
        interactor.tryAgain(failed)
        switch failed.change.action {
        case .createItem(let item), .editItem(let item, _): selectNewItem?(item.id)
        default: break
        }
    }

    /// Asks the view to edit again what was typed, or to select again what was to be deleted.
    private func resume(_ failed: FailedChange) {
        switch failed.change.action {
        case .deleteItem(let item): selectNewItem?(item)
        case .createItem(let item): resumeNew(item.id, item.text, of: failed)
        case .editItem(let item, .text(let text)):
            resumeEditing?(rows?.first { $0.id == item.id } ?? ItemRow(item: item), text)
        case .restoreItem(let item, _): if let text = failed.change.itemText { resumeNew(item, text, of: failed) }
        default: break
        }
    }

    private func resumeNew(_ item: UUID, _ text: String, of failed: FailedChange) {
        givenUp[item] = failed
        resumeNewItem?(item, text)
    }
}
