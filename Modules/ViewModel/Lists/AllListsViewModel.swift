import Binding
public import Foundation
public import Interactor
public import Model

/// What the screen of all lists shows, and what it does.
public final class AllListsViewModel: AllListsType, AllListsOutputs {
    public var title: ((String) -> Void)?
    public var displayLists: (([ListRow]) -> Void)?
    public var removeListAtIndex: ((Int) -> Void)?
    public var insertListAtIndex: ((ListRow, Int) -> Void)?
    public var selectNewList: ((UUID) -> Void)?
    public var showNewListCreationModal: (() -> Void)?
    public var showDeleteConfirmation: ((String, String) -> Void)?
    public var showSingleList: ((UUID) -> Void)?
    public var displayAlert: ((ListsAlert) -> Void)?
    public var displayProblem: ((String?) -> Void)?

    public var inputs: any AllListsInputs { self }
    public var outputs: any AllListsOutputs { self }

    private let interactor: AllListsInteractor
    private let localization: Localization
    /// What shows; nil until there is something to show.
    private var rows: [ListRow]?
    /// The list that is to be deleted, once the user has said yes: whatever row it is in by then.
    private var listToDelete: UUID?
    /// Whether the user waits for the lists here: where they cannot be read, an alert says so.
    private var isWaiting = false
    private let alerts = ListsAlertSource()

    /// The lists that `interactor` keeps, with their dates in the words of `localization`.
    public init(interactor: AllListsInteractor, localization: Localization) {
        self.interactor = interactor
        self.localization = localization
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.listsDidUpdate() }
    }
}

// MARK: - What the user does

extension AllListsViewModel: AllListsInputs {
    public func viewDidLoad() {
        rows = nil
        title?("To-Do Lists")
        load()
    }

    public func userTappedAddButton() { showNewListCreationModal?() }

    public func userFinishedEditingNewList(name: String) {
        let name = name.trimmed
        guard !name.isEmpty else { return }
        let newList = interactor.createList(name: name)
        selectNewList?(newList)
    }

    public func userFinishedEditingExistingList(at index: Int, newName: String) {
        guard let list = list(at: index) else { return }
        let name = newName.trimmed
        guard !name.isEmpty, name != list.name.onOneLine.trimmed else { return }
        let newList = interactor.renameList(list.id, to: name)
        selectNewList?(newList)
    }

    public func userSelectedList(at index: Int) {
        guard let list = list(at: index) else { return }
        // From now on that screen tells what fails.
        isWaiting = false
        showSingleList?(list.id)
    }

    public func userAttemptedToDeleteList(at index: Int) {
        guard let list = list(at: index) else { return }
        listToDelete = list.id
        showDeleteConfirmation?(
            "Delete \(list.name.onOneLine)",
            "Are you sure you want to delete your to-do list titled \(list.name.onOneLine)?")
    }

    public func userAnsweredDeleteConfirmation(shouldDelete: Bool) {
        defer { listToDelete = nil }
        guard shouldDelete, let listToDelete else { return }
        // Someone else may have deleted it meanwhile.
        if lists.contains(where: { $0.id == listToDelete }) { interactor.deleteList(listToDelete) }
    }

    public func userTappedReloadButton() { load() }

    private func load() {
        isWaiting = true
        interactor.load()
    }

    private var lists: [ToDoList] { interactor.model.value ?? [] }

    private func list(at index: Int) -> ToDoList? {
        lists.indices.contains(index) ? lists[index] : nil
    }
}

// MARK: - What has changed

extension AllListsViewModel {
    private func listsDidUpdate() {
        switch interactor.model {
        case .none, .loading: break
        case .some(let lists):
            isWaiting = false
            displayProblem?(nil)
            show(lists.map { ListRow(list: $0, localization: localization) })
        case .error(.notRead(let error), _):
            displayProblem?(error.message)
            if isWaiting { showAlert() }
            isWaiting = false
        case .error(.notChanged(let error), _):
            displayProblem?(error.message)
            showAlert()
        }
    }

    private func show(_ new: [ListRow]) {
        let old = rows
        rows = new
        guard let old, let steps = RowDifference(from: old, to: new).steps else {
            displayLists?(new)
            return
        }
        for step in steps {
            switch step {
            case .remove(let index): removeListAtIndex?(index)
            case .insert(let row, let index): insertListAtIndex?(row, index)
            case .update(let row, let index):
                removeListAtIndex?(index)
                insertListAtIndex?(row, index)
            }
        }
    }

    private func showAlert() {
        // Where that fails, too, the screen says so: an alert that came back as often as it is answered would lock its
        // user in.
        let alert = alerts.alert { [weak self] in self?.interactor.load() }
        if let alert { displayAlert?(alert) }
    }
}
