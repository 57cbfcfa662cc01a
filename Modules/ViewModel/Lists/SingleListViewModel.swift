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
    public var displayAlert: ((ListsAlert) -> Void)?
    public var goBack: (() -> Void)?

    public var inputs: any SingleListInputs { self }
    public var outputs: any SingleListOutputs { self }

    private let interactor: SingleListInteractor
    /// The rows that the view was told; nil before the first.
    private var rows: [ItemRow]?
    /// The name that the view was told.
    private var name: String?
    private let alerts = ListsAlertSource()

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
        listDidUpdate()
        interactor.load()
    }

    public func userTappedAddButton() { showNewItemForm?() }

    public func userFinishedEditingNewItem(text: String) {
        let text = text.trimmed
        guard !text.isEmpty else { return }
        let newItem = interactor.addItem(text: text)
        selectNewItem?(newItem)
    }

    public func userFinishedEditingExistingItem(at index: Int, newText: String) {
        guard let row = row(at: index) else { return }
        let text = newText.trimmed
        if text.isEmpty {
            interactor.deleteItem(row.id)
        } else if text != row.text.trimmed {
            let newItem = interactor.editItem(row.id, text: text)
            selectNewItem?(newItem)
        }
    }

    public func userFinishedEditingRemovedItem(_ row: ItemRow, newText: String) {
        if newText.trimmed != row.text.trimmed { userFinishedEditingNewItem(text: newText) }
    }

    public func userToggledItem(at index: Int) {
        if let row = row(at: index) { interactor.toggleItem(row.id) }
    }

    public func userDeletedItem(at index: Int) {
        if let row = row(at: index) { interactor.deleteItem(row.id) }
    }

    private func row(at index: Int) -> ItemRow? {
        guard let rows, rows.indices.contains(index) else { return nil }
        return rows[index]
    }

    private func forgetWhatShows() {
        rows = nil
        name = nil
        alerts.forget()
    }
}

// MARK: - Outputs

extension SingleListViewModel {
    private func listDidUpdate() {
        if let list = interactor.model.value { show(list) }
        if interactor.model.failure != nil { showAlert() }
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

    private func showAlert() {
        let alert = alerts.alert { [weak self] in self?.goBack?() }
        if let alert { displayAlert?(alert) }
    }
}
