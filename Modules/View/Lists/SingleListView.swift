public import Shell
public import TextUI
public import ViewModel

/// The items of one to-do list; their texts are edited in place.
public final class SingleListView: EditingScreen {
    public private(set) var title = ""
    public var prompts = PromptQueue()

    private let viewModel: any SingleListType
    public var rows = EditableRows<ItemRow>()
    private var canUndo = false

    /// Creates a view without content; `setupViewModel()` requests the content.
    public init(viewModel: any SingleListType) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        let outputs = viewModel.outputs
        bind(outputs)
        outputs.title = { [weak self] in self?.notified("title(_:)").title = $0 }
        outputs.displayItems = { [weak self] in self?.notified("displayItems(_:)").rows.show($0) }
        outputs.insertItemAtIndex = { [weak self] in self?.notified("insertItemAtIndex(_:_:)").rows.insert($0, at: $1) }
        outputs.updateItemAtIndex = { [weak self] in self?.notified("updateItemAtIndex(_:_:)").rows.update($0, at: $1) }
        outputs.removeItemAtIndex = { [weak self] in self?.notified("removeItemAtIndex(_:)").rows.remove(at: $0) }
        outputs.showNewItemForm = { [weak self] in self?.notified("showNewItemForm()").rows.openForm() }
        outputs.displayUndo = { [weak self] in self?.notified("displayUndo(_:)").canUndo = $0 }
    }

    public func didOpen() { viewModel.inputs.viewDidLoad() }

    public func body(tick: Int) -> some Block {
        VStack {
            if rows.lineCount > 0 {
                EditableList(placeholder: ListsWords.itemText, rows: rows) { ItemLine(row: $0, line: $1) }
            } else {
                EmptyState(title: ListsWords.noItems.title, subtitle: ListsWords.noItems.subtitle)
            }
        }
    }
}

/// One item with a check box; a click on the box toggles the item.
private struct ItemLine: CompositeBlock {
    let row: ItemRow
    let line: Int

    var body: some Block {
        Toggle(row.text, isOn: row.isDone).foreground(row.isDone ? .secondary : .standard)
    }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        body.draw(in: frame, on: &canvas)
        let box = Rect(x: frame.x, y: frame.y, width: Toggle.boxWidth, height: 1)
        canvas.report(.control(line, .enter), in: box)
    }
}

// MARK: - Keys

extension SingleListView {
    public var keyHints: [KeyBar.Hint] {
        guard rows.form == nil else { return editingHints }
        let new = KeyBar.Hint(.character("n"), ListsWords.newItem)
        let undo = canUndo ? [KeyBar.Hint(.character("u"), ListsWords.undo)] : []
        guard let item = rows.selectedRow else { return [new] + undo }
        return [
            KeyBar.Hint([.enter, .space], ListsWords.toggle(isDone: item.isDone)), new,
            KeyBar.Hint(.character("e"), ListsWords.edit), KeyBar.Hint([.character("d"), .delete], ListsWords.delete),
        ] + undo
    }

    public func handle(_ key: Key) -> Bool {
        if rows.form != nil { return handleEditing(key) }
        if rows.move(key) { return true }
        switch key {
        case .character("n"): viewModel.inputs.userTappedAddButton()
        case .enter, .space: rows.shownSelection.map(viewModel.inputs.userToggledItem)
        case .character("e"): rows.shownSelection.map(viewModel.inputs.userTappedEditButton)
        case .character("d"): rows.shownSelection.map(viewModel.inputs.userDeletedItem)
        case .character("u"): viewModel.inputs.userTappedUndo()
        default: return false
        }
        return true
    }

    public var editing: any EditingInputs { viewModel.inputs }

    public func didFinishEditing(_ text: String, at index: Int?) {
        if let index {
            viewModel.inputs.userFinishedEditingExistingItem(at: index, newText: text)
        } else {
            viewModel.inputs.userFinishedEditingNewItem(text: text)
        }
    }
}
