import TextUI
import ViewModel

/// Rows with a selection, and the form that edits one of them in place.
///
/// The selection and the form stay with their row wherever it moves.
struct EditableRows<Row: Identifiable> {
    private(set) var rows: [Row] = []
    var form = Form.notEditing
    private(set) var field = TextFieldState()
    /// The text that the form was opened with.
    private(set) var openedText = ""
    /// Whether the user had typed that text before.
    private var isOpenedTextTyped = false
    /// The texts that are to be edited again after the one in the form.
    var drafts: [Draft] = []
    private var list = ListState()
    /// The rows removed while selected, since the last drawing: if they come back elsewhere, the earliest is selected.
    private var removedSelections: [Row.ID] = []
    /// The row to select when it is inserted: what the user has just typed becomes this row.
    private var awaitedRow: Row.ID?
    /// Whether the user knows the rows as they are: otherwise a key may be meant for another row than the selected one.
    private(set) var areShown = false

    enum Form {
        case notEditing
        /// The draft that the form was opened with; nil if it was opened empty.
        case editingNew(Draft?)
        /// The row as it was when the user began to type.
        case editingExisting(Row)
    }

    /// The index of the selected row; nil if there are no rows.
    var selection: Int? { list.selection(in: rows.count) }
    /// The selection for keys that act on its row; nil if rows came or went, and the user cannot know that yet.
    var shownSelection: Int? { areShown ? selection : nil }

    /// Whether the form is open.
    var isEditing: Bool { if case .notEditing = form { false } else { true } }

    /// What has been typed so far; nil if the form is closed, or the text of its row was left as it was.
    var entry: Entry? {
        switch form {
        case .notEditing: nil
        case .editingNew(let draft): .new(draft?.newID, field.text)
        case .editingExisting(let row) where isEditingNew: .removed(row, field.text)
        case .editingExisting where field.text == openedText && !isOpenedTextTyped: nil
        case .editingExisting: selection.map { .existing(index: $0, field.text) }
        }
    }

    /// The number of lines: one more than rows while a new one is typed above the others.
    var lineCount: Int { rows.count + newLineCount }

    /// The line of the form; nil if it is closed.
    var editedLine: Int? { isEditing ? (isEditingNew ? 0 : selection) : nil }

    /// Returns the row in a line; nil for the line of a new row.
    func row(inLine line: Int) -> Row? {
        let index = line - newLineCount
        return rows.indices.contains(index) ? rows[index] : nil
    }

    /// The list's state, counted in lines.
    var lines: ListState {
        guard isEditingNew else { return list }
        var lines = list
        lines.select(0)
        return lines
    }

    /// Whether the form has a line of its own: for a new row, or for one that was removed while the user typed.
    private var isEditingNew: Bool {
        switch form {
        case .notEditing: false
        case .editingNew: true
        case .editingExisting(let row): selection.map { rows[$0].id } != row.id
        }
    }

    /// The ID of the edited row, which is selected as long as it exists.
    var editedID: Row.ID? { if case .editingExisting(let row) = form { row.id } else { nil } }

    /// The number of lines above the rows.
    var newLineCount: Int { isEditingNew ? 1 : 0 }
}

// MARK: - Rows

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
    /// Opens the form for a new row.
    mutating func beginNew() {
        open(.editingNew(nil), with: "")
    }

    /// Opens the form for the selected row.
    ///
    /// - Parameter text: Returns the text to edit.
    mutating func beginExisting(_ text: (Row) -> String) {
        guard let selection = shownSelection else { return }
        open(.editingExisting(rows[selection]), with: text(rows[selection]))
    }

    /// Opens the form with a text, which the user may have typed before.
    mutating func open(_ form: Form, with text: String, isTyped: Bool = false) {
        self.form = form
        forgetAwaitedRows()
        field = TextFieldState(text: text)
        openedText = text
        isOpenedTextTyped = isTyped
    }

    /// Closes the form.
    ///
    /// - Returns: What the user typed; nil if the form was closed already.
    mutating func endEditing() -> Entry? {
        defer { cancelEditing() }
        return entry
    }

    /// Selects the row of that ID, if there is one.
    mutating func select(_ id: Row.ID) {
        if let index = rows.firstIndex(where: { $0.id == id }) { list.select(index) }
    }

    /// Selects the row of that ID, or once it is inserted, unless the user goes on before.
    mutating func selectWhenItComes(_ id: Row.ID) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return awaitedRow = id }
        list.select(index)
        areShown = true
    }

    /// Closes the form, and discards what the user typed.
    mutating func cancelEditing() {
        form = .notEditing
        forgetAwaitedRows()
    }

    /// Hands a key to the form's text field.
    ///
    /// - Returns: Whether it was one for a text field.
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
    /// - Returns: Whether it was already selected.
    mutating func select(line: Int) -> Bool {
        forgetAwaitedRows()
        return list.select(line - newLineCount, count: rows.count)
    }

    /// Learns which lines were drawn.
    ///
    /// A row inserted from now on is a new one, and not one that moves.
    mutating func didShow(_ lines: Range<Int>) {
        list.didShow(lines)
        userKnowsRows()
    }

    /// Learns that the user knows the rows, because they were drawn or because a key changed them.
    mutating func userKnowsRows() {
        areShown = true
        removedSelections = []
    }

    /// Forgets the rows that would be selected when inserted, because the user has gone on.
    private mutating func forgetAwaitedRows() {
        awaitedRow = nil
        removedSelections = []
    }
}
