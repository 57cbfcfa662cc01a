import TextUI
public import ViewModel

/// Rows with a selection, and a form that edits one row in place.
public struct EditableRows<Row: EditableRow> {
    private(set) var rows: [Row] = []
    /// The form; nil while the form is closed.
    private(set) var form: Form?
    /// The name of the change being stored; nil if nothing is being stored.
    var storing: String?
    private var list = ListState()
    /// The ID of the row last seen selected; if removed and reinserted before the next drawing, it is selected again.
    private var knownSelection: Row.ID?

    struct Form {
        /// The index of the edited row; nil for a new row.
        let index: Int?
        var field: TextFieldState
    }

    /// The index of the selected row; nil if there are no rows.
    var selection: Int? { list.selection(in: rows.count) }

    var selectedRow: Row? { selection.map { rows[$0] } }

    /// The selected index, for keys that act on a row; nil if the user has not seen the current selection yet.
    var shownSelection: Int? { selection.flatMap { rows[$0].id == knownSelection ? $0 : nil } }

    /// The edited row; nil for a new row or while the form is closed.
    var editedRow: Row? { form?.index.map { rows[$0] } }

    // MARK: - Lines

    /// The number of lines: one for each row, plus one while the form for a new row is open above the rows.
    var lineCount: Int { rows.count + newLineCount }

    /// The line of the form; nil while the form is closed.
    var editedLine: Int? { form.map { $0.index ?? 0 } }

    /// Returns the row in a line; nil for the line of a new row.
    func row(inLine line: Int) -> Row? {
        let index = line - newLineCount
        return rows.indices.contains(index) ? rows[index] : nil
    }

    /// The state of the list of lines; while the form is open, the form's line stays selected.
    var lines: ListState {
        var lines = list
        lines.isFixed = form != nil
        if newLineCount > 0 { lines.select(0) }
        return lines
    }

    /// The number of lines above the rows.
    private var newLineCount: Int { form.map { $0.index == nil ? 1 : 0 } ?? 0 }
}

// MARK: - Rows

extension EditableRows {
    mutating func show(_ rows: [Row]) {
        list.move(count: self.rows.count, RowDifference(from: self.rows, to: rows).newIndex)
        self.rows = rows
        if knownSelection == nil { noteSelection() }
    }

    mutating func insert(_ row: Row, at index: Int) {
        guard (0...rows.count).contains(index) else { return }
        let selection = selection
        rows.insert(row, at: index)
        if row.id == knownSelection {
            list.select(index)
        } else if let selection, index <= selection {
            list.select(selection + 1)
        }
    }

    mutating func update(_ row: Row, at index: Int) {
        guard rows.indices.contains(index) else { return }
        rows[index] = row
    }

    mutating func remove(at index: Int) {
        guard rows.indices.contains(index), let selection else { return }
        rows.remove(at: index)
        if index < selection { list.select(selection - 1) }
        // A removal while a change is being stored is the user's own, so the user expects the next row to be selected.
        if storing != nil { noteSelection() }
    }

    /// Selects the row with that ID; does nothing if there is no such row.
    mutating func select(_ id: Row.ID) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        list.select(index)
        noteSelection()
    }

    private mutating func noteSelection() { knownSelection = selection.map { rows[$0].id } }
}

// MARK: - Keys

extension EditableRows {
    /// Opens the form for the row at `index`, or for a new row.
    mutating func openForm(at index: Int? = nil) {
        guard index.map(rows.indices.contains) ?? true else { return }
        index.map { list.select($0) }
        form = Form(index: index, field: TextFieldState(text: index.map { rows[$0].text } ?? ""))
    }

    mutating func closeForm() { form = nil }

    /// Passes a key to the form's text field.
    ///
    /// - Returns: Whether the text field has handled the key.
    mutating func type(_ key: Key) -> Bool { form?.field.handle(key) ?? false }

    /// Moves the selection.
    ///
    /// - Returns: Whether the list has handled the key.
    mutating func move(_ key: Key) -> Bool {
        guard list.handle(key, count: rows.count) else { return false }
        noteSelection()
        return true
    }

    /// Selects the clicked row with that ID; does nothing if there is no such row.
    ///
    /// - Returns: Whether the row was already selected.
    mutating func tap(_ id: Row.ID) -> Bool {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
        let wasSelected = list.select(index, count: rows.count)
        noteSelection()
        return wasSelected
    }

    /// Remembers the drawn lines, and that the user has now seen the selection.
    mutating func didShow(_ lines: Range<Int>) {
        list.didShow(lines)
        noteSelection()
    }
}
