import Binding
public import Foundation
public import Interactor
import Model

/// The view model of a single list's screen.
public final class SingleListViewModel: SingleListType, SingleListOutputs {
    public var title: ((String) -> Void)?
    public var displayItems: (([ItemRow]) -> Void)?
    public var insertItemAtIndex: ((ItemRow, Int) -> Void)?
    public var updateItemAtIndex: ((ItemRow, Int) -> Void)?
    public var removeItemAtIndex: ((Int) -> Void)?
    public var selectRow: ((UUID) -> Void)?
    public var showNewItemForm: (() -> Void)?
    public var showForm: ((Int) -> Void)?
    public var closeForm: (() -> Void)?
    public var displayUndo: ((Bool) -> Void)?
    public var displayStoring: ((String?) -> Void)?
    public var displayAlert: ((ListsAlert) -> Void)?
    public var goBack: (() -> Void)?

    public var inputs: any SingleListInputs { self }
    public var outputs: any SingleListOutputs { self }

    var shown = Shown<ItemRow, ToDoItem>()
    private let interactor: SingleListInteractor
    /// The name last emitted to the view.
    private var name: String?
    /// The value that `displayUndo` last emitted.
    private var canUndo = false
    /// The model's failure at the last update: a failed read, or the deletion of the list.
    private var failure: DatabaseError?

    /// Creates a view model for the list of `interactor`.
    public init(interactor: SingleListInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.listDidUpdate() }
    }
}

// MARK: - Inputs

extension SingleListViewModel: SingleListInputs {
    public func viewDidLoad() {
        shown = Shown()
        closeForm?()
        name = nil
        canUndo = false
        failure = nil
        displayUndo?(false)
        listDidUpdate()
        interactor.load()
    }

    public func userTappedAddButton() { beginEditing(showNewItemForm) }

    public func userTappedEditButton(at index: Int) { beginEditing(at: index) }

    public func userCancelledEditing() { endEditing() }

    public func userFinishedEditingNewItem(text: String) {
        finishEditing(text, of: nil) { interactor.addItem(text: $0) }
    }

    public func userFinishedEditingExistingItem(at index: Int, newText: String) {
        guard let item = shown.item(at: index) else { return }
        finishEditing(newText, of: row(of: item)) { text in
            if text.isEmpty { interactor.deleteItem(item) } else { interactor.editItem(item, text: text) }
        }
    }

    public func userToggledItem(at index: Int) {
        if let item = shown.item(at: index) { interactor.toggleItem(item) }
    }

    public func userDeletedItem(at index: Int) {
        if let item = shown.item(at: index) { interactor.deleteItem(item) }
    }

    public func userTappedUndo() { interactor.undo() }

    public func userAnsweredAlert(_ answer: ListsAlert.Answer) {
        switch answer {
        case .retry: interactor.retry()
        case .giveUp: interactor.giveUp()
        // The screen must not close while a text is being typed, or while a pending change may still fail.
        case .accept: if shown.form == .closed, !interactor.saving.isStoring { goBack?() }
        }
    }
}

// MARK: - Outputs

extension SingleListViewModel: EditingViewModel {
    var items: [ToDoItem]? { interactor.model.value?.items }

    func row(of item: ToDoItem) -> ItemRow { ItemRow(item: item) }

    func display(_ rows: [ItemRow]) { displayItems?(rows) }

    func display(_ step: RowDifference<ItemRow>.Step) {
        switch step {
        case .remove(let index): removeItemAtIndex?(index)
        case .insert(let row, let index): insertItemAtIndex?(row, index)
        case .update(let row, let index): updateItemAtIndex?(row, index)
        }
    }

    private func listDidUpdate() {
        if let new = interactor.model.value?.name, new != name {
            name = new
            title?(new.onOneLine)
        }
        showRows()
        if interactor.canUndo != canUndo {
            canUndo = interactor.canUndo
            displayUndo?(canUndo)
        }
        show(interactor.saving) { change in
            switch change.action {
            case .createItem(let item), .restoreItem(let item): item.id
            default: nil
            }
        }
        showFailure()
    }

    /// Emits an alert after a failed read, or after someone else has deleted the list.
    private func showFailure() {
        let new = interactor.model.failure
        // The alert for the failed change already reports this deletion.
        let isReported = interactor.saving.failure == .noListFound || interactor.saving.failure == .noItemFound
        if !isReported, new != failure, let new { displayAlert?(ListsAlert(unreadable: new)) }
        failure = new
    }
}
