public import Foundation
import Model

/// One row of a single list; its text is made only when asked for, which is for the visible rows.
public nonisolated struct ItemRow: EditableRow {
    let item: ToDoItem

    /// The item's ID.
    public var id: UUID { item.id }
    /// The text on one line.
    public var text: String { item.text.onOneLine }
    public var isDone: Bool { item.completed != nil }

    public static func subject(_ text: String, of row: ItemRow?) -> String {
        row.map { ListsWords.newText(text, ofItem: $0.text) } ?? ListsWords.newItem(text)
    }
}
