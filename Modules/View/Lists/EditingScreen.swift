import Shell
import TextUI
import ViewModel

/// A screen whose rows are edited in place.
protocol EditingScreen: Screen {
    associatedtype Row: Identifiable

    var rows: EditableRows<Row> { get set }
    /// What could not be saved and waits for the user's decision, one sentence each.
    var unsavedFailures: [String] { get }

    /// Says what would be lost of a text that was typed for `row`, or for a new one; nil if nothing.
    func unsavedChange(_ text: String, of row: Row?) -> String?

    /// Hands what was typed to the view model.
    func didFinishEditing(_ entry: EditableRows<Row>.Entry)
}

extension EditingScreen {
    /// The key hints while a row is edited.
    var editingHints: [KeyBar.Hint] {
        [KeyBar.Hint(.enter, CommonWords.done), KeyBar.Hint(.escape, ListsWords.cancel)]
    }

    /// Shows `alert`, whichever tab is selected.
    func show(_ alert: ListsAlert) {
        let prompt = Prompt(alert) { [weak self] in
            if let self { alert.didTapOK(rows.isEditing) }
        }
        prompts.append(prompt, about: alert.failedChange, isForEveryTab: true)
    }

    /// What would be lost if the app quit now, one sentence each.
    var losses: [String] { unsavedFailures + rows.typedTexts.compactMap { unsavedChange($0.text, of: $0.row) } }

    /// Handles a key while a row is edited.
    func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter: finishEditing()
        case .escape:
            rows.cancelEditing()
            rows.resumeNext()
        default: return rows.type(key)
        }
        return true
    }

    /// Selects the row in a line, after finishing the edit of another row.
    ///
    /// - Returns: Whether the row was already selected.
    func select(line: Int) -> Bool {
        guard rows.isEditing else { return rows.select(line: line) }
        if line != rows.editedLine {
            let row = rows.row(inLine: line)
            finishEditing()
            if !rows.isEditing, let row { rows.selectWhenItComes(row.id) }
        }
        return false
    }

    /// Does what a key asks for.
    ///
    /// Keys that are already typed act on the rows as this leaves them, without a drawing in between.
    func act(_ action: () -> Void) {
        let areShown = rows.areShown
        action()
        if areShown { rows.userKnowsRows() }
    }

    private func finishEditing() {
        if let entry = rows.endEditing() { act { didFinishEditing(entry) } }
        rows.resumeNext()
    }
}
