extension EditableRows {
    /// Returns what is being typed and was not saved yet; nil if nothing would be lost without it.
    ///
    /// - Parameter text: Returns the saved text of a row.
    func unsavedEntry(_ text: (Row) -> String) -> Entry? {
        guard let entry else { return nil }
        switch entry {
        case .new(let typed): return typed.contains { !$0.isWhitespace } ? entry : nil
        case .existing(let index, let typed): return typed == text(rows[index]) ? nil : entry
        case .removed: return entry
        }
    }
}
