public import Foundation

/// A row whose text can be edited in place.
public nonisolated protocol EditableRow: Hashable, Identifiable, Sendable where ID == UUID {
    /// The text to edit, on one line.
    var text: String { get }

    /// Returns a phrase that names the text typed for `row`, or for a new row, such as `the new item “Milk”`.
    static func subject(_ text: String, of row: Self?) -> String
}

nonisolated extension EditableRow {
    /// Returns the warning about losing the text typed for `row`, or for a new row; nil if Enter would change nothing.
    public static func unsavedChange(_ text: String, of row: Self?) -> String? {
        let text = text.trimmed
        guard !text.isEmpty, text != row?.text.trimmed else { return nil }
        return ListsWords.willBeLost(subject(text, of: row))
    }
}
