public import Shell
public import TextUI
public import ViewModel

/// The items of one to-do list; texts are edited in place.
public final class SingleListView: Screen, EditingScreen {
    public private(set) var title = ""
    public var prompts = PromptQueue()

    private let viewModel: any SingleListType
    private(set) var unsavedFailures: [String] = []
    var rows = EditableRows<ItemRow>()
    private var canUndo = false

    /// A view that shows nothing before `setupViewModel()`.
    public init(viewModel: any SingleListType) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        let outputs = viewModel.outputs
        outputs.title = { [weak self] in self?.told("title(_:)").title = $0 }
        outputs.displayItems = { [weak self] in self?.told("displayItems(_:)").rows.show($0) }
        outputs.insertItemAtIndex = { [weak self] in self?.told("insertItemAtIndex(_:_:)").rows.insert($0, at: $1) }
        outputs.updateItemAtIndex = { [weak self] in self?.told("updateItemAtIndex(_:_:)").rows.update($0, at: $1) }
        outputs.removeItemAtIndex = { [weak self] in self?.told("removeItemAtIndex(_:)").rows.remove(at: $0) }
        outputs.selectNewItem = { [weak self] in self?.told("selectNewItem(_:)").rows.selectWhenItComes($0) }
        outputs.showNewItemForm = { [weak self] in self?.told("showNewItemForm()").rows.beginNew() }
        outputs.resumeEditing = { [weak self] in self?.told("resumeEditing(_:_:)").rows.resume($0, text: $1) }
        outputs.resumeNewItem = { [weak self] in self?.told("resumeNewItem(_:_:)").rows.resumeNew($0, text: $1) }
        outputs.displayUndo = { [weak self] in self?.told("displayUndo(_:)").canUndo = $0 }
        outputs.displayUnsavedChanges = { [weak self] in self?.told("displayUnsavedChanges(_:)").unsavedFailures = $0 }
        outputs.withdrawAlert = { [weak self] in self?.told("withdrawAlert(_:)").prompts.withdraw(about: $0) }
        outputs.displayAlert = { [weak self] in self?.told("displayAlert(_:)").show($0) }
    }

    public func didOpen() { viewModel.inputs.viewDidLoad() }

    public func body(tick: Int) -> some Block {
        VStack {
            if rows.lineCount > 0 {
                EditableList(placeholder: ListsWords.itemText, rows: rows) { ItemLine(row: $0) }
            } else {
                EmptyState(title: ListsWords.noItems.title, subtitle: ListsWords.noItems.subtitle)
            }
        }
    }

    public var isEditingText: Bool { rows.isEditing }

    public var unsavedChanges: [String] { losses }

    func unsavedChange(_ text: String, of row: ItemRow?) -> String? { ItemRow.unsavedChange(text, of: row) }

    public func select(row: Int) -> Bool { select(line: row) }

    public func didShow(_ lines: Range<Int>) {
        rows.didShow(lines)
    }
}

/// One item and whether it is done.
private struct ItemLine: CompositeBlock {
    let row: ItemRow

    var body: some Block {
        Toggle(row.text, isOn: row.isDone).foreground(row.isDone ? .secondary : .standard)
    }
}

// MARK: - Keys

extension SingleListView {
    public var keyHints: [KeyBar.Hint] {
        guard !rows.isEditing else { return editingHints }
        let new = KeyBar.Hint(.character("n"), ListsWords.newItem)
        let undo = canUndo ? [KeyBar.Hint(.character("u"), ListsWords.undo)] : []
        guard rows.selection != nil else { return [new] + undo }
        return [
            KeyBar.Hint(.enter, ListsWords.toggle), new, KeyBar.Hint(.character("e"), ListsWords.edit),
            KeyBar.Hint(.character("d"), ListsWords.delete),
        ] + undo
    }

    public func handle(_ key: Key) -> Bool {
        if rows.isEditing { return handleEditing(key) }
        if rows.move(key) { return true }
        switch key {
        case .character("n"): viewModel.inputs.userTappedAddButton()
        case .enter, .space: rows.shownSelection.map { row in act { viewModel.inputs.userToggledItem(at: row) } }
        case .character("e"): rows.beginExisting(\.text)
        case .character("d"): rows.shownSelection.map { row in act { viewModel.inputs.userDeletedItem(at: row) } }
        case .character("u"): act { viewModel.inputs.userTappedUndo() }
        default: return false
        }
        return true
    }

    func didFinishEditing(_ entry: EditableRows<ItemRow>.Entry) {
        switch entry {
        case .new(nil, let text): viewModel.inputs.userFinishedEditingNewItem(text: text)
        case .new(let id?, let text): viewModel.inputs.userFinishedEditingUnsavedItem(id, text: text)
        case .existing(let index, let text):
            viewModel.inputs.userFinishedEditingExistingItem(at: index, newText: text)
        case .removed(let row, let text): viewModel.inputs.userFinishedEditingRemovedItem(row, newText: text)
        }
    }
}
