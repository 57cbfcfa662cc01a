public import Shell
public import TextUI
public import ViewModel

/// All to-do lists; names are edited in place.
public final class AllListsView: Screen, EditingScreen {
    public private(set) var title = ""
    public var prompts = PromptQueue()

    private let viewModel: any AllListsType
    private(set) var unsavedFailures: [String] = []
    var rows = EditableRows<ListRow>()
    private var isLoaded = false
    private var problem: ListsProblem?

    /// A view that shows nothing before `setupViewModel()`.
    public init(viewModel: any AllListsType) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        let outputs = viewModel.outputs
        outputs.title = { [weak self] in self?.told("title(_:)").title = $0 }
        outputs.displayLists = { [weak self] in self?.told("displayLists(_:)").show($0) }
        outputs.removeListAtIndex = { [weak self] in self?.told("removeListAtIndex(_:)").rows.remove(at: $0) }
        outputs.insertListAtIndex = { [weak self] in self?.told("insertListAtIndex(_:_:)").rows.insert($0, at: $1) }
        outputs.selectNewList = { [weak self] in self?.told("selectNewList(_:)").rows.selectWhenItComes($0) }
        outputs.showNewListCreationModal = { [weak self] in self?.told("showNewListCreationModal()").rows.beginNew() }
        outputs.showDeleteConfirmation = { [weak self] in
            self?.told("showDeleteConfirmation(_:_:)").confirmDeletion($0, $1)
        }
        outputs.resumeEditing = { [weak self] in self?.told("resumeEditing(_:_:)").rows.resume($0, text: $1) }
        outputs.resumeNewList = { [weak self] in self?.told("resumeNewList(_:_:)").rows.resumeNew($0, text: $1) }
        outputs.withdrawEditing = { [weak self] in self?.told("withdrawEditing(_:)").rows.withdraw($0) }
        outputs.displayUnsavedChanges = { [weak self] in self?.told("displayUnsavedChanges(_:)").unsavedFailures = $0 }
        outputs.withdrawAlert = { [weak self] in self?.told("withdrawAlert(_:)").prompts.withdraw(about: $0) }
        outputs.displayAlert = { [weak self] in self?.told("displayAlert(_:)").show($0) }
        outputs.displayProblem = { [weak self] in self?.told("displayProblem(_:)").problem = $0 }
    }

    public func didOpen() { viewModel.inputs.viewDidLoad() }

    public func body(tick: Int) -> some Block {
        VStack {
            if rows.lineCount > 0 {
                ProblemBelow(
                    list: EditableList(placeholder: ListsWords.listName, rows: rows) { ListLine(row: $0) },
                    problem: problem?.text)
            } else if let problem {
                EmptyState(title: ListsWords.unavailable, subtitle: problem.pageText)
            } else if isLoaded {
                EmptyState(title: ListsWords.noLists.title, subtitle: ListsWords.noLists.subtitle)
            } else {
                LoadingState(message: ListsWords.loading, tick: tick)
            }
        }
    }

    public var isEditingText: Bool { rows.isEditing }

    public var unsavedChanges: [String] { losses }

    func unsavedChange(_ text: String, of row: ListRow?) -> String? { ListRow.unsavedChange(text, of: row) }

    public func select(row: Int) -> Bool { select(line: row) }

    public func didShow(_ lines: Range<Int>) {
        rows.didShow(lines)
    }
}

// MARK: - Keys

extension AllListsView {
    public var keyHints: [KeyBar.Hint] {
        guard !rows.isEditing else { return editingHints }
        let new = KeyBar.Hint(.character("n"), ListsWords.newList)
        let reload = KeyBar.Hint(.character("r"), problem?.reloadAction ?? CommonWords.reload)
        guard rows.selection != nil else { return [new, reload] }
        return [
            KeyBar.Hint(.enter, CommonWords.open), new, KeyBar.Hint(.character("e"), ListsWords.rename),
            KeyBar.Hint(.character("d"), ListsWords.delete), reload,
        ]
    }

    public func handle(_ key: Key) -> Bool {
        if rows.isEditing { return handleEditing(key) }
        if rows.move(key) { return true }
        switch key {
        case .character("n"): viewModel.inputs.userTappedAddButton()
        case .character("r"): viewModel.inputs.userTappedReloadButton()
        case .enter: rows.shownSelection.map(viewModel.inputs.userSelectedList)
        case .character("e"): rows.beginExisting(\.name)
        case .character("d"): rows.shownSelection.map(viewModel.inputs.userAttemptedToDeleteList)
        default: return false
        }
        return true
    }

    func didFinishEditing(_ entry: EditableRows<ListRow>.Entry) {
        switch entry {
        case .new(_, let name): viewModel.inputs.userFinishedEditingNewList(name: name)
        case .existing(let index, let name):
            viewModel.inputs.userFinishedEditingExistingList(at: index, newName: name)
        case .removed(let row, let name): viewModel.inputs.userFinishedEditingRemovedList(row, newName: name)
        }
    }
}

// MARK: - Outputs

extension AllListsView {
    private func show(_ rows: [ListRow]?) {
        isLoaded = rows != nil
        self.rows.show(rows ?? [])
    }

    private func confirmDeletion(_ title: String, _ message: String) {
        let answer = { [weak self] (shouldDelete: Bool) in
            guard let self else { return }
            act { viewModel.inputs.userAnsweredDeleteConfirmation(shouldDelete: shouldDelete) }
        }
        prompts.append(
            Prompt(
                title: title, message: message,
                actions: [
                    Prompt.Action(ListsWords.deleteButton, role: .destructive) { answer(true) },
                    Prompt.Action(CommonWords.cancel, role: .cancel) { answer(false) },
                ]))
    }
}
