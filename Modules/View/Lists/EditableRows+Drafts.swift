import TextUI

// Texts that were typed before, and wait to be edited again.

extension EditableRows {
    /// Opens the form with a text that was typed before for its row; an open form comes first.
    ///
    /// If the form was opened with that text for the same row, what is in it is newer: then nothing happens.
    mutating func resume(_ row: Row, text: String) {
        if row.id != editedID || text != openedText { resume(Draft(row: row, text: text)) }
    }

    /// Opens the form with the text of a new row that was not created; if it is being edited, that makes the new row.
    mutating func resumeNew(_ id: Row.ID, text: String) {
        let draft = Draft(newID: id, text: text)
        if id == editedID { form = .editingNew(draft) } else { resume(draft) }
    }

    private mutating func resume(_ draft: Draft) {
        drafts.append(draft)
        if !isEditing { resumeNext() }
    }

    /// Discards the text of the new row that was not created under that ID, unless the user has changed it.
    mutating func withdraw(_ id: Row.ID) {
        drafts.removeAll { $0.newID == id }
        guard case .editingNew(let draft?) = form, draft.newID == id, draft.text == field.text else { return }
        cancelEditing()
        resumeNext()
    }

    /// Opens the form, which is closed, for the text that has waited longest, if there is one.
    mutating func resumeNext() {
        guard let draft = drafts.first else { return }
        drafts.removeFirst()
        open(draft.row.map { .editingExisting($0) } ?? .editingNew(draft), with: draft.text, isTyped: true)
        if let row = draft.row { select(row.id) }
    }
}
