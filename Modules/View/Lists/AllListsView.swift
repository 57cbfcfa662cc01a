public import Shell
public import TextUI
public import ViewModel

/// All to-do lists; their names are edited in place.
public final class AllListsView: EditingScreen {
    public private(set) var title = ""
    public var prompts = PromptQueue()

    private let viewModel: any AllListsType
    public var rows = EditableRows<ListRow>()
    private var isLoaded = false
    private var problem: (any ExplainedError)?

    /// Creates a view without content; `setupViewModel()` requests the content.
    public init(viewModel: any AllListsType) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        let outputs = viewModel.outputs
        bind(outputs)
        outputs.title = { [weak self] in self?.notified("title(_:)").title = $0 }
        outputs.displayLists = { [weak self] in self?.notified("displayLists(_:)").show($0) }
        outputs.removeListAtIndex = { [weak self] in self?.notified("removeListAtIndex(_:)").rows.remove(at: $0) }
        outputs.insertListAtIndex = { [weak self] in self?.notified("insertListAtIndex(_:_:)").rows.insert($0, at: $1) }
        outputs.showNewListCreationModal = { [weak self] in
            self?.notified("showNewListCreationModal()").rows.openForm()
        }
        outputs.showDeleteConfirmation = { [weak self] in
            self?.notified("showDeleteConfirmation(_:_:)").confirmDeletion($0, $1)
        }
        outputs.displayProblem = { [weak self] in self?.notified("displayProblem(_:)").problem = $0 }
    }

    public func didOpen() { viewModel.inputs.viewDidLoad() }

    public var failure: String? { problem?.text }

    public func body(tick: Int) -> some Block {
        VStack {
            if rows.lineCount > 0 {
                ProblemBelow(
                    list: EditableList(placeholder: ListsWords.listName, rows: rows) { row, _ in ListLine(row: row) },
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
}

// MARK: - Keys

extension AllListsView {
    public var keyHints: [KeyBar.Hint] {
        guard rows.form == nil else { return editingHints }
        let new = KeyBar.Hint(.character("n"), ListsWords.newList)
        let reload = KeyBar.Hint(.character("r"), CommonWords.reload(afterFailure: problem != nil))
        guard rows.selection != nil else { return [new, reload] }
        return [
            KeyBar.Hint(.enter, CommonWords.open), new, KeyBar.Hint(.character("e"), ListsWords.rename),
            KeyBar.Hint([.character("d"), .delete], ListsWords.delete), reload,
        ]
    }

    public func handle(_ key: Key) -> Bool {
        if rows.form != nil { return handleEditing(key) }
        if rows.move(key) { return true }
        switch key {
        case .character("n"): viewModel.inputs.userTappedAddButton()
        case .character("r"): viewModel.inputs.userTappedReloadButton()
        case .enter: rows.shownSelection.map(viewModel.inputs.userSelectedList)
        case .character("e"): rows.shownSelection.map(viewModel.inputs.userTappedEditButton)
        case .character("d"): rows.shownSelection.map(viewModel.inputs.userAttemptedToDeleteList)
        default: return false
        }
        return true
    }

    public var editing: any EditingInputs { viewModel.inputs }

    public func didFinishEditing(_ name: String, at index: Int?) {
        if let index {
            viewModel.inputs.userFinishedEditingExistingList(at: index, newName: name)
        } else {
            viewModel.inputs.userFinishedEditingNewList(name: name)
        }
    }
}

// MARK: - Outputs

extension AllListsView {
    private func show(_ rows: [ListRow]) {
        isLoaded = true
        self.rows.show(rows)
    }

    private func confirmDeletion(_ title: String, _ message: String) {
        prompts.append(
            .question(title, message, ListsWords.deleteButton) { [weak self] in
                self?.viewModel.inputs.userAnsweredDeleteConfirmation(shouldDelete: $0)
            })
    }
}
