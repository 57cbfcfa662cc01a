import TextUI
public import ViewModel

/// Rows with a selection, and the form that edits one of them in place.
public struct EditableRows<Row: EditableRow> {
    private(set) var rows: [Row] = []
    /// Nil while the form is closed.
    private(set) var form: Form?
    /// What is being stored; nil if nothing is.
    var storing: String?
    private var list = ListState()
    /// The row that the user knows as the selected one; another row is selected while it is gone.
    private var knownSelection: Row.ID?

    struct Form {
        /// The row that is edited; nil for a new one.
        let index: Int?
        var field: TextFieldState
    }

    /// The index of the selected row; nil if there are no rows.
    var selection: Int? { list.selection(in: rows.count) }

    var selectedRow: Row? { selection.map { rows[$0] } }

    /// The selection for keys that act on its row; nil if the user cannot know yet which one that is.
    var shownSelection: Int? { selection.flatMap { rows[$0].id == knownSelection ? $0 : nil } }

    /// The row that is edited; nil if the form is closed or for a new row.
    var editedRow: Row? { form?.index.map { rows[$0] } }

    // MARK: - Lines

    /// The number of lines: one more than rows while a new one is typed above the others.
    var lineCount: Int { rows.count + newLineCount }

    /// The line of the form; nil if it is closed.
    var editedLine: Int? { form.map { $0.index ?? 0 } }

    /// Returns the row in a line; nil for the line of a new row.
    func row(inLine line: Int) -> Row? {
        let index = line - newLineCount
        return rows.indices.contains(index) ? rows[index] : nil
    }

    /// The list's state, counted in lines.
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
        // The user asked for it, and expects the next row to be selected.
        if storing != nil { noteSelection() }
    }

    /// Selects the row of that ID, if there is one.
    mutating func select(_ id: Row.ID) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        list.select(index)
        noteSelection()
    }

    private mutating func noteSelection() { knownSelection = selection.map { rows[$0].id } }
}

// MARK: - Keys

extension EditableRows {
    /// Opens the form for the row at `index`, or for a new one.
    mutating func openForm(at index: Int? = nil) {
        guard index.map(rows.indices.contains) ?? true else { return }
        index.map { list.select($0) }
        form = Form(index: index, field: TextFieldState(text: index.map { rows[$0].text } ?? ""))
    }

    mutating func closeForm() { form = nil }

    /// Hands a key to the form's text field.
    ///
    /// - Returns: Whether it was one for a text field.
    mutating func type(_ key: Key) -> Bool { form?.field.handle(key) ?? false }

    /// Moves the selection.
    ///
    /// - Returns: Whether the key was one for a list.
    mutating func move(_ key: Key) -> Bool {
        guard list.handle(key, count: rows.count) else { return false }
        noteSelection()
        return true
    }

    /// Selects the row of that ID, if there is one, for a click on it.
    ///
    /// - Returns: Whether it was already selected.
    mutating func tap(_ id: Row.ID) -> Bool {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
        let wasSelected = list.select(index, count: rows.count)
        noteSelection()
        return wasSelected
    }

    /// Learns which lines were drawn, so that the user knows the selection.
    mutating func didShow(_ lines: Range<Int>) {
        list.didShow(lines)
        noteSelection()
    }
}
