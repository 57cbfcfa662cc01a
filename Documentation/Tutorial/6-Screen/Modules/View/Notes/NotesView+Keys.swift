public import TextUI
import ViewModel

extension NotesView {
    public var isEditingText: Bool { field != nil }

    public var unsavedChanges: [String] {
        field?.text.contains { !$0.isWhitespace } == true ? [NotesWords.unsaved] : []
    }

    public var keyHints: [KeyBar.Hint] {
        guard !isEditingText else {
            return [KeyBar.Hint(.enter, NotesWords.add), KeyBar.Hint(.escape, NotesWords.cancel)]
        }
        let open = content.rows.isEmpty ? [] : [KeyBar.Hint(.enter, NoteWords.open)]
        return [KeyBar.Hint(.character("n"), NotesWords.newEntry)] + open
    }

    public func handle(_ key: Key) -> Bool {
        if let field { return handle(key, in: field) }
        if list.handle(key, count: content.rows.count) { return true }
        switch key {
        case .enter: openSelected()
        case .character("n"): field = TextFieldState()
        default: return false
        }
        return true
    }

    private func handle(_ key: Key, in field: TextFieldState) -> Bool {
        switch key {
        case .enter:
            self.field = nil
            list.select(0)
            add(field.text)
        case .escape: self.field = nil
        default: return self.field?.handle(key) == true
        }
        return true
    }

    public func select(row: Int) -> Bool { list.select(row, count: content.rows.count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }
}
