import TextUI
import ViewModel

/// Rows of which one is selected, and the form in which one is typed, in its place.
///
/// The selection, and what is being typed, stay with their row wherever it goes.
struct EditableRows<Row: Identifiable> {
    private(set) var rows: [Row] = []
    private var form = Form.notEditing
    private(set) var field = TextFieldState()
    private var list = ListState()
    /// The selected row that was removed since the last drawing, and those that were removed while selected in its
    /// stead: where several come back in other places, the earliest is selected.
    private var removedSelections: [Row.ID] = []
    /// The row that is made of what was typed, and has not come yet; it is selected when it does.
    private var awaitedRow: Row.ID?
    /// Whether the rows were drawn since one came or went: a key that was pressed before may be for another row than the
    /// selected one.
    private var areShown = false

    private enum Form {
        case notEditing
        case editingNew
        /// The row, and what it read before.
        case editingExisting(Row.ID, text: String)
    }

    /// What was typed, and for which row.
    enum Entry: Equatable {
        case new(String)
        case existing(index: Int, String)
    }

    /// The index of the selected row; nil where there is none.
    var selection: Int? { list.selection(in: rows.count) }

    /// The selection, for what changes its row at once; nil also while that is not drawn as it is now.
    var shownSelection: Int? { areShown ? selection : nil }

    /// Whether something is being typed.
    var isEditing: Bool { if case .notEditing = form { false } else { true } }

    /// How many lines there are: one more than rows while a new one is being typed, above the others.
    var lineCount: Int { rows.count + newLineCount }

    /// The line that is being typed; nil for none.
    var editedLine: Int? { isEditing ? (isEditingNew ? 0 : selection) : nil }

    /// The row in a line; nil where a new one is being typed.
    func row(inLine line: Int) -> Row? {
        let index = line - newLineCount
        return rows.indices.contains(index) ? rows[index] : nil
    }

    /// The list's state, by lines.
    var lines: ListState {
        guard isEditingNew else { return list }
        var lines = list
        lines.select(0)
        return lines
    }

    /// Whether what is typed has no row: also where someone else has removed it meanwhile.
    private var isEditingNew: Bool {
        switch form {
        case .notEditing: false
        case .editingNew: true
        case .editingExisting(let id, _): selection.map { rows[$0].id } != id
        }
    }

    /// The row whose text is being typed, which is selected as long as it is there.
    private var editedID: Row.ID? { if case .editingExisting(let id, _) = form { id } else { nil } }

    /// How many lines stand above the rows.
    var newLineCount: Int { isEditingNew ? 1 : 0 }
}

// MARK: - Rows come and go

extension EditableRows {
    mutating func show(_ rows: [Row]) {
        list.move(count: self.rows.count, RowDifference(from: self.rows, to: rows).newIndex)
        self.rows = rows
        areShown = false
        removedSelections = []
        if let index = rows.firstIndex(where: { $0.id == awaitedRow }) {
            forgetAwaitedRows()
            list.select(index)
        } else if let index = rows.firstIndex(where: { $0.id == editedID }) {
            list.select(index)
        }
    }

    mutating func insert(_ row: Row, at index: Int) {
        guard (0...rows.count).contains(index) else { return }
        let selection = selection
        rows.insert(row, at: index)
        areShown = false
        if row.id == awaitedRow || row.id == editedID {
            forgetAwaitedRows()
            list.select(index)
        } else if let rank = removedSelections.firstIndex(of: row.id) {
            removedSelections.removeSubrange(rank...)
            list.select(index)
        } else if let selection {
            list.select(index <= selection ? selection + 1 : selection)
        }
    }

    mutating func update(_ row: Row, at index: Int) {
        guard rows.indices.contains(index) else { return }
        rows[index] = row
    }

    mutating func remove(at index: Int) {
        guard rows.indices.contains(index), let selection else { return }
        let id = rows.remove(at: index).id
        areShown = false
        if index == selection { removedSelections.append(id) }
        if index < selection { list.select(selection - 1) }
    }
}

// MARK: - Keys

extension EditableRows {
    mutating func beginNew() {
        form = .editingNew
        forgetAwaitedRows()
        field = TextFieldState()
    }

    /// - Parameter text: What the selected row reads now.
    mutating func beginExisting(text: String) {
        guard let selection else { return }
        form = .editingExisting(rows[selection].id, text: text)
        forgetAwaitedRows()
        field = TextFieldState(text: text)
    }

    /// Closes the form.
    ///
    /// - Returns: What was typed; nil for nothing that is to be kept.
    mutating func endEditing() -> Entry? {
        defer { cancelEditing() }
        return entry
    }

    /// Selects the row of that ID when it comes, unless the user goes on before.
    mutating func selectWhenItComes(_ id: Row.ID) {
        awaitedRow = id
    }

    private var entry: Entry? {
        switch form {
        case .notEditing: nil
        case .editingNew: .new(field.text)
        // What was typed is not lost with the row that someone else has removed; where nothing was, the row stays gone.
        case .editingExisting(_, let text) where isEditingNew: field.text == text ? nil : .new(field.text)
        case .editingExisting: selection.map { .existing(index: $0, field.text) }
        }
    }

    /// Closes the form, and forgets what was typed.
    mutating func cancelEditing() {
        form = .notEditing
        forgetAwaitedRows()
    }

    /// Edits the text that is being typed.
    ///
    /// - Returns: Whether the key was one for a text field.
    mutating func type(_ key: Key) -> Bool { field.handle(key) }

    /// Moves the selection.
    ///
    /// - Returns: Whether the key was one for a list.
    mutating func move(_ key: Key) -> Bool {
        guard list.handle(key, count: rows.count) else { return false }
        forgetAwaitedRows()
        return true
    }

    /// Selects the row in a line.
    ///
    /// - Returns: Whether it was selected already.
    mutating func select(line: Int) -> Bool {
        forgetAwaitedRows()
        return list.select(line - newLineCount, count: rows.count)
    }

    /// After a drawing, no row is on its way to another place.
    mutating func didShow(_ lines: Range<Int>) {
        list.didShow(lines)
        areShown = true
        removedSelections = []
    }

    /// Selects no row that comes because of what was before: the user has gone on.
    private mutating func forgetAwaitedRows() {
        awaitedRow = nil
        removedSelections = []
    }
}
