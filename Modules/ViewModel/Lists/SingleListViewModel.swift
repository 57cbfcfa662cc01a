import Binding
public import Foundation
public import Interactor
import Model

/// What the screen of a single list shows, and what it does.
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
    /// What shows; nil until there is something to show.
    private var rows: [ItemRow]?
    private var name: String?
    private let alerts = ListsAlertSource()

    /// The list that `interactor` keeps.
    public init(interactor: SingleListInteractor) {
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.listDidUpdate() }
    }
}

// MARK: - What the user does

extension SingleListViewModel: SingleListInputs {
    public func viewDidLoad() {
        rows = nil
        name = nil
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
        guard let item = item(at: index) else { return }
        let text = newText.trimmed
        if text.isEmpty {
            interactor.deleteItem(item.id)
        } else if text != item.text.onOneLine.trimmed {
            let newItem = interactor.editItem(item.id, text: text)
            selectNewItem?(newItem)
        }
    }

    public func userToggledItem(at index: Int) {
        if let item = item(at: index) { interactor.toggleItem(item.id) }
    }

    public func userDeletedItem(at index: Int) {
        if let item = item(at: index) { interactor.deleteItem(item.id) }
    }

    private func item(at index: Int) -> ToDoItem? {
        guard let items = interactor.model.value?.items, items.indices.contains(index) else { return nil }
        return items[index]
    }
}

// MARK: - What has changed

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
