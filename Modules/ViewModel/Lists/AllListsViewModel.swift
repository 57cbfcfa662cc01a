import Binding
public import Foundation
public import Interactor
public import Model

/// The screen of all lists.
public final class AllListsViewModel: AllListsType, AllListsOutputs {
    public var title: ((String) -> Void)?
    public var displayLists: (([ListRow]?) -> Void)?
    public var removeListAtIndex: ((Int) -> Void)?
    public var insertListAtIndex: ((ListRow, Int) -> Void)?
    public var selectNewList: ((UUID) -> Void)?
    public var showNewListCreationModal: (() -> Void)?
    public var resumeEditing: ((ListRow, String) -> Void)?
    public var resumeNewList: ((UUID, String) -> Void)?
    public var withdrawEditing: ((UUID) -> Void)?
    public var showDeleteConfirmation: ((String, String) -> Void)?
    public var showSingleList: ((UUID) -> Void)?
    public var displayUnsavedChanges: (([String]) -> Void)?
    public var withdrawAlert: ((Int) -> Void)?
    public var displayAlert: ((ListsAlert) -> Void)?
    public var displayProblem: ((ListsProblem?) -> Void)?

    public var inputs: any AllListsInputs { self }
    public var outputs: any AllListsOutputs { self }

    let interactor: AllListsInteractor
    let localization: Localization
    /// The rows that the view was told; nil before the first.
    var rows: [ListRow]?
    /// The problem that the view was told.
    private var problem: ListsProblem?
    /// The list to delete if the user says yes, whichever row it is in by then.
    private var listToDelete: UUID?
    /// Whether this screen asked for the lists: a failure to read them is then an alert.
    private var isWaiting = false
    /// Whether the alert of a failed reading is unanswered.
    private var isToldUnreadable = false
    /// What the view was told to be unsaved.
    var unsaved: [String] = []
    /// The new lists whose names the view edits again.
    var givenUpLists: Set<UUID> = []
    /// The failed change whose alert is shown.
    var toldChange: FailedChange.ID?
    /// What that alert says of OK.
    var toldConsequence: String?

    /// The lists of `interactor`, with dates in the language of `localization`.
    public init(interactor: AllListsInteractor, localization: Localization) {
        self.interactor = interactor
        self.localization = localization
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.listsDidUpdate() }
    }
}

// MARK: - Inputs

extension AllListsViewModel: AllListsInputs {
    public func viewDidLoad() {
        forgetWhatShows()
        title?(ListsWords.title)
        displayProblem?(nil)
        showLists()
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
        if let row = row(at: index) { rename(row, to: newName) }
    }

    public func userFinishedEditingRemovedList(_ row: ListRow, newName: String) { rename(row, to: newName) }

    public func userSelectedList(at index: Int) {
        guard let row = row(at: index) else { return }
        // From now on the opened screen tells of failures.
        isWaiting = false
        showSingleList?(row.id)
    }

    public func userAttemptedToDeleteList(at index: Int) {
        guard let row = row(at: index) else { return }
        listToDelete = row.id
        let drafts = interactor.drafts.filter { $0.change.list == row.id }
        let question = ListsWords.deletion(of: row.name, losing: drafts.map(\.change.willBeLost))
        showDeleteConfirmation?(question.title, question.message)
    }

    public func userAnsweredDeleteConfirmation(shouldDelete: Bool) {
        defer { listToDelete = nil }
        guard shouldDelete, let listToDelete else { return }
        // Someone else may have deleted it meanwhile.
        if rows?.contains(where: { $0.id == listToDelete }) == true { interactor.deleteList(listToDelete) }
    }

    public func userTappedReloadButton() { load() }

    private func rename(_ row: ListRow, to newName: String) {
        let name = newName.trimmed
        if !name.isEmpty, name != row.name.trimmed { interactor.renameList(row.list, to: name) }
    }

    private func load() {
        isWaiting = true
        interactor.load()
    }

    private func row(at index: Int) -> ListRow? {
        guard let rows, rows.indices.contains(index) else { return nil }
        return rows[index]
    }

    private func forgetWhatShows() {
        rows = nil
        problem = nil
        listToDelete = nil
        isToldUnreadable = false
        unsaved = []
        toldChange = nil
    }
}

// MARK: - Outputs

extension AllListsViewModel {
    private func listsDidUpdate() {
        showLists()
        withdrawNames()
        switch interactor.model {
        case .none, .loading: break
        case .some: isWaiting = false
        case .error(let error, _):
            if isWaiting { showAlert(error) }
            isWaiting = false
        }
        showUnsavedChanges()
        showFailedChange()
    }

    /// A list that was given up can be created again on its own screen.
    private func withdrawNames() {
        for row in rows ?? [] where givenUpLists.remove(row.id) != nil { withdrawEditing?(row.id) }
    }

    /// Tells the view what is new to it.
    private func showLists() {
        switch interactor.model {
        case .none, .loading: break
        case .some: show(problem: nil)
        case .error(let error, _): show(problem: ListsProblem(error))
        }
        if let lists = interactor.model.value {
            show(lists.map { ListRow(list: $0, localization: localization) })
        } else if rows != nil {
            rows = nil
            displayLists?(nil)
        }
    }

    private func show(problem new: ListsProblem?) {
        guard new != problem else { return }
        problem = new
        displayProblem?(new)
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

    private func showAlert(_ error: DatabaseError) {
        guard !isToldUnreadable else { return }
        isToldUnreadable = true
        // If this reading fails too, the screen says so without an alert: one that came back with every answer would
        // lock the user in.
        displayAlert?(
            ListsAlert(error) { [weak self] _ in
                self?.isToldUnreadable = false
                self?.interactor.load()
            })
    }
}
