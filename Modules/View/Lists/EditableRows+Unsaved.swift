extension EditableRows {
    /// Returns what is being typed and was not saved yet, and the texts that are to be edited again.
    ///
    /// - Parameter text: Returns the saved text of a row.
    func unsavedEntries(_ text: (Row) -> String) -> [Entry] {
        [unsavedEntry(text)].compactMap(\.self)
            + drafts.map { draft in
                draft.row.map { .removed($0, draft.text) } ?? .new(draft.text)
            }
    }

    private func unsavedEntry(_ text: (Row) -> String) -> Entry? {
        guard let entry else { return nil }
        switch entry {
        case .new(let typed): return typed.contains { !$0.isWhitespace } ? entry : nil
        case .existing(let index, let typed): return typed == text(rows[index]) ? nil : entry
        case .removed: return entry
        }
    }
}
