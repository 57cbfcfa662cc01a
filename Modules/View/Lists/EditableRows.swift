import TextUI

/// Rows of which one is selected, and the form in which one is typed, in its place.
///
/// The selection, and what is being typed, stay with their row wherever it goes.
struct EditableRows<Row: Identifiable> {
    private(set) var rows: [Row] = []
    private var form = Form.closed
    private(set) var field = TextFieldState()
    private var list = ListState()
    /// The selected row that was removed just now: it may come back in another place.
    private var removedSelection: Row.ID?
    /// Whether what was typed as a new row has not come yet; it is selected when it does.
    private var awaitsNewRow = false

    private enum Form {
        case closed
        case new
        case existing(Row.ID)
    }

    /// What was typed, and for which row.
    enum Entry: Equatable {
        case new(String)
        case existing(index: Int, String)
    }

    /// The index of the selected row; nil where there is none.
    var selection: Int? { list.selection(in: rows.count) }

    /// Whether something is being typed.
    var isEditing: Bool { if case .closed = form { false } else { true } }

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
        case .closed: false
        case .new: true
        case .existing(let id): selection.map { rows[$0].id } != id
        }
    }

    /// The row whose text is being typed, which is selected as long as it is there.
    private var editedID: Row.ID? { if case .existing(let id) = form { id } else { nil } }

    private var newLineCount: Int { isEditingNew ? 1 : 0 }
}

// MARK: - Rows come and go

extension EditableRows {
    mutating func show(_ rows: [Row]) {
        let selected = editedID ?? selection.map { self.rows[$0].id }
        self.rows = rows
        if awaitsNewRow {
            awaitsNewRow = false
            list.select(0)
        } else if let index = rows.firstIndex(where: { $0.id == selected }) {
            list.select(index)
        }
    }

    mutating func insert(_ row: Row, at index: Int) {
        guard (0...rows.count).contains(index) else { return }
        let selection = selection
        rows.insert(row, at: index)
        if awaitsNewRow, index == 0 {
            awaitsNewRow = false
            list.select(0)
        } else if row.id == removedSelection || row.id == editedID {
            list.select(index)
        } else if let selection, index <= selection {
            list.select(selection + 1)
        }
        removedSelection = nil
    }

    mutating func update(_ row: Row, at index: Int) {
        guard rows.indices.contains(index) else { return }
        rows[index] = row
    }

    mutating func remove(at index: Int) {
        guard rows.indices.contains(index), let selection else { return }
        let id = rows.remove(at: index).id
        if index == selection { removedSelection = id }
        if index < selection { list.select(selection - 1) }
    }
}

// MARK: - Keys

extension EditableRows {
    mutating func beginNew() {
        form = .new
        awaitsNewRow = false
        field = TextFieldState()
    }

    /// - Parameter text: What the selected row reads now.
    mutating func beginExisting(text: String) {
        guard let selection else { return }
        form = .existing(rows[selection].id)
        awaitsNewRow = false
        field = TextFieldState(text: text)
    }

    /// Closes the form, and selects another line where one is named.
    ///
    /// - Returns: What was typed; nil where nothing was being typed.
    mutating func endEditing(selecting line: Int? = nil) -> Entry? {
        guard let editedLine else { return nil }
        let selected = line.map { $0 - newLineCount }
        let entry: Entry = isEditingNew ? .new(field.text) : .existing(index: editedLine, field.text)
        awaitsNewRow = isEditingNew && selected == nil && field.text.contains { !$0.isWhitespace }
        form = .closed
        if let selected { list.select(selected) }
        return entry
    }

    /// Closes the form, and forgets what was typed.
    mutating func cancelEditing() {
        form = .closed
        awaitsNewRow = false
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
        awaitsNewRow = false
        return true
    }

    /// Selects the row in a line.
    ///
    /// - Returns: Whether it was selected already.
    mutating func select(line: Int) -> Bool {
        awaitsNewRow = false
        return list.select(line - newLineCount, count: rows.count)
    }

    mutating func didShow(_ lines: Range<Int>) {
        list.didShow(lines)
    }
}
