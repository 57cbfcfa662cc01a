public import Shell
import TextUI
public import ViewModel

/// The shared part of both list screens: rows edited in place.
public protocol EditingScreen: Screen {
    associatedtype Row: EditableRow

    var rows: EditableRows<Row> { get set }
    /// The inputs that the view models of both screens share.
    var editing: any EditingInputs { get }

    /// Passes the finished text of the row at `index`, or of a new row, to the view model.
    func didFinishEditing(_ text: String, at index: Int?)
}

extension EditingScreen {
    /// The key hints while a row is edited.
    var editingHints: [KeyBar.Hint] {
        [KeyBar.Hint(.enter, CommonWords.done), KeyBar.Hint(.escape, ListsWords.cancel)]
    }

    public var isEditingText: Bool { rows.form != nil }

    public var storing: String? { rows.storing }

    /// The warning about losing the text of the open form; empty while the text is being stored.
    public var unsavedChanges: [String] {
        guard let form = rows.form, rows.storing == nil else { return [] }
        return [Row.unsavedChange(form.field.text, of: rows.editedRow)].compactMap(\.self)
    }

    /// Sets the outputs that both screens share.
    func bind(_ outputs: any EditingOutputs) {
        outputs.showForm = { [weak self] in self?.notified("showForm(_:)").rows.openForm(at: $0) }
        outputs.closeForm = { [weak self] in self?.notified("closeForm()").rows.closeForm() }
        outputs.selectRow = { [weak self] in self?.notified("selectRow(_:)").rows.select($0) }
        outputs.displayStoring = { [weak self] in self?.notified("displayStoring(_:)").rows.storing = $0 }
        outputs.displayAlert = { [weak self] in self?.notified("displayAlert(_:)").show($0) }
    }

    private func show(_ alert: ListsAlert) {
        let actions = alert.buttons.map { button in
            Prompt.Action(button.label, role: button.answer.isOK ? .cancel : nil) { [weak self] in
                self?.editing.userAnsweredAlert(button.answer)
            }
        }
        let prompt = Prompt(
            title: alert.title, message: alert.message, actions: actions, isFailure: true, loss: alert.loss)
        prompts.append(prompt, isForEveryTab: true)
    }

    /// Handles a key while a row is edited.
    func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter: finishForm()
        case .escape: editing.userCancelledEditing()
        default: return rows.type(key)
        }
        return true
    }

    /// Returns the action of a click on a line: to select the row or, if another line is edited, to finish that edit.
    public func selecting(row line: Int) -> () -> Bool {
        let id = rows.row(inLine: line)?.id
        return { [weak self] in
            guard let self else { return false }
            guard rows.form != nil else { return id.map { self.rows.tap($0) } ?? false }
            // A form whose text is being stored stays open.
            if line != rows.editedLine, rows.storing == nil { finishForm() }
            return false
        }
    }

    private func finishForm() {
        if let form = rows.form { didFinishEditing(form.field.text, at: form.index) }
    }

    public func didShow(_ lines: Range<Int>) { rows.didShow(lines) }
}
