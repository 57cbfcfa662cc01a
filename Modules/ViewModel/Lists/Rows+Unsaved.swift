nonisolated extension ListRow {
    /// Says what would be lost of a name that was typed for `row`, or for a new list; nil if Enter would change
    /// nothing.
    public static func unsavedChange(_ name: String, of row: ListRow?) -> String? {
        let name = name.trimmed
        guard !name.isEmpty, name != row?.name.trimmed else { return nil }
        return CommonWords.willBeLost(row.map { ListsWords.newName(name, ofList: $0.name) } ?? ListsWords.newList(name))
    }
}

nonisolated extension ItemRow {
    /// Says what would be lost of a text that was typed for `row`, or for a new item; nil if it is blank or unchanged.
    public static func unsavedChange(_ text: String, of row: ItemRow?) -> String? {
        let text = text.trimmed
        guard !text.isEmpty, text != row?.text.trimmed else { return nil }
        return CommonWords.willBeLost(row.map { ListsWords.newText(text, ofItem: $0.text) } ?? ListsWords.newItem(text))
    }
}
