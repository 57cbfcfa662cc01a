public import Foundation

/// A row whose text can be edited in place.
public nonisolated protocol EditableRow: Hashable, Identifiable, Sendable where ID == UUID {
    /// The text to edit, on one line.
    var text: String { get }

    /// Names what is typed for `row`, or for a new one, such as `the new item “Milk”`.
    static func subject(_ text: String, of row: Self?) -> String
}

nonisolated extension EditableRow {
    /// Says what would be lost of a text that was typed for `row`, or for a new one; nil if Enter would change nothing.
    public static func unsavedChange(_ text: String, of row: Self?) -> String? {
        let text = text.trimmed
        guard !text.isEmpty, text != row?.text.trimmed else { return nil }
        return ListsWords.willBeLost(subject(text, of: row))
    }
}
