import Binding
public import Foundation
public import Interactor
public import Model

/// The view model of the screen of all lists.
public final class AllListsViewModel: AllListsType, AllListsOutputs {
    public var title: ((String) -> Void)?
    public var displayLists: (([ListRow]) -> Void)?
    public var removeListAtIndex: ((Int) -> Void)?
    public var insertListAtIndex: ((ListRow, Int) -> Void)?
    public var selectRow: ((UUID) -> Void)?
    public var showNewListCreationModal: (() -> Void)?
    public var showForm: ((Int) -> Void)?
    public var closeForm: (() -> Void)?
    public var showDeleteConfirmation: ((String, String) -> Void)?
    public var showSingleList: ((UUID) -> Void)?
    public var displayStoring: ((String?) -> Void)?
    public var displayAlert: ((ListsAlert) -> Void)?
    public var displayProblem: (((any ExplainedError)?) -> Void)?

    public var inputs: any AllListsInputs { self }
    public var outputs: any AllListsOutputs { self }

    var shown = Shown<ListRow, ToDoList>()
    private let interactor: AllListsInteractor
    private let localization: Localization
    /// The problem last emitted to the view.
    private var problem: DatabaseError?
    /// The list to delete if the user confirms; its row may have moved since the question.
    private var listToDelete: ToDoList?
    /// Whether this screen has requested the lists; only then does a failed read raise an alert.
    private var isWaiting = false

    /// Creates a view model for the lists of `interactor`, with dates formatted by `localization`.
    public init(interactor: AllListsInteractor, localization: Localization) {
        self.interactor = interactor
        self.localization = localization
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.listsDidUpdate() }
    }
}

// MARK: - Inputs

extension AllListsViewModel: AllListsInputs {
    public func viewDidLoad() {
        shown = Shown()
        closeForm?()
        problem = nil
        listToDelete = nil
        title?(ListsWords.title)
        displayProblem?(nil)
        listsDidUpdate()
        loadWithAlert()
    }

    public func userTappedAddButton() { beginEditing(showNewListCreationModal) }

    public func userTappedEditButton(at index: Int) { beginEditing(at: index) }

    public func userCancelledEditing() { endEditing() }

    public func userFinishedEditingNewList(name: String) {
        finishEditing(name, of: nil) { interactor.createList(name: $0) }
    }

    public func userFinishedEditingExistingList(at index: Int, newName: String) {
        guard let list = shown.item(at: index) else { return }
        finishEditing(newName, of: row(of: list)) { name in
            if name.isEmpty { endEditing() } else { interactor.renameList(list, to: name) }
        }
    }

    public func userSelectedList(at index: Int) {
        guard let list = shown.item(at: index) else { return }
        // The opened screen reports failures from now on.
        isWaiting = false
        showSingleList?(list.id)
    }

    public func userAttemptedToDeleteList(at index: Int) {
        guard let list = shown.item(at: index) else { return }
        listToDelete = list
        let question = ListsWords.deletion(of: list.name.onOneLine, itemCount: list.items.count)
        showDeleteConfirmation?(question.title, question.message)
    }

    public func userAnsweredDeleteConfirmation(shouldDelete: Bool) {
        if shouldDelete, let listToDelete { interactor.deleteList(listToDelete) }
        listToDelete = nil
    }

    public func userTappedReloadButton() { loadWithAlert() }

    public func userAnsweredAlert(_ answer: ListsAlert.Answer) {
        switch answer {
        case .retry: interactor.retry()
        case .giveUp: interactor.giveUp()
        // If this read fails too, no alert appears: an alert that returned after every answer would trap the user.
        case .accept: interactor.load()
        }
    }

    private func loadWithAlert() {
        isWaiting = true
        interactor.load()
    }
}

// MARK: - Outputs

extension AllListsViewModel: EditingViewModel {
    var items: [ToDoList]? { interactor.model.value }

    func row(of list: ToDoList) -> ListRow { ListRow(list: list, localization: localization) }

    func display(_ rows: [ListRow]) { displayLists?(rows) }

    func display(_ step: RowDifference<ListRow>.Step) {
        switch step {
        case .remove(let index): removeListAtIndex?(index)
        case .insert(let row, let index): insertListAtIndex?(row, index)
        case .update(let row, let index):
            removeListAtIndex?(index)
            insertListAtIndex?(row, index)
        }
    }

    private func listsDidUpdate() {
        showRows()
        switch interactor.model {
        case .none, .loading: break
        case .some:
            isWaiting = false
            show(problem: nil)
        case .error(let error, _):
            show(problem: error)
            if isWaiting { displayAlert?(ListsAlert(unreadable: error)) }
            isWaiting = false
        }
        show(interactor.saving) { $0.action == .deleteList ? nil : $0.list.id }
    }

    private func show(problem new: DatabaseError?) {
        guard new != problem else { return }
        problem = new
        displayProblem?(new)
    }
}
