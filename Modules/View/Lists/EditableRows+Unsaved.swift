extension EditableRows {
    /// What the user typed, and for which row.
    enum Entry {
        /// The ID is that under which the new row was not created before; nil if there was no attempt.
        case new(Row.ID?, String)
        case existing(index: Int, String)
        /// The row was removed while the user typed.
        case removed(Row, String)
    }

    /// A text that was not saved.
    struct Draft {
        /// The row of the text; nil for a new row.
        var row: Row?
        /// The ID under which the new row was not created; nil if there was no attempt.
        var newID: Row.ID?
        let text: String
    }

    /// The text in the open form, then the drafts, each with its row.
    var typedTexts: [Draft] {
        guard let entry else { return drafts }
        return [Draft(row: row(of: entry), text: entry.text)] + drafts
    }

    private func row(of entry: Entry) -> Row? {
        switch entry {
        case .new: nil
        case .existing(let index, _): rows.indices.contains(index) ? rows[index] : nil
        case .removed(let row, _): row
        }
    }
}

extension EditableRows.Entry {
    fileprivate var text: String {
        switch self {
        case .new(_, let text), .existing(_, let text), .removed(_, let text): text
        }
    }
}
