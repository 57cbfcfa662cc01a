import Shell
import TextUI

/// A screen whose rows are typed in their place.
protocol EditingScreen: Screen {
    associatedtype Row: Identifiable

    var rows: EditableRows<Row> { get set }

    /// Hands on what was typed.
    func didFinishEditing(_ entry: EditableRows<Row>.Entry)
}

extension EditingScreen {
    /// What the keys do while something is being typed.
    var editingHints: [KeyBar.Hint] { [KeyBar.Hint("enter", "done"), KeyBar.Hint("esc", "cancel")] }

    /// Takes a key while something is being typed.
    func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter: finishEditing()
        case .escape: rows.cancelEditing()
        default: return rows.type(key)
        }
        return true
    }

    /// Selects the row in a line; a press beside what is being typed finishes it first.
    ///
    /// - Returns: Whether the row was selected already.
    func select(line: Int) -> Bool {
        guard rows.isEditing else { return rows.select(line: line) }
        if line != rows.editedLine {
            let row = line - rows.newLineCount
            finishEditing()
            _ = rows.select(line: row)
        }
        return false
    }

    private func finishEditing() {
        if let entry = rows.endEditing() { didFinishEditing(entry) }
    }
}
