public import Foundation
public import Model

/// One row of a single list; its text is computed lazily, for visible rows only.
public nonisolated struct ItemRow: EditableRow {
    /// The item's ID.
    public let id: UUID
    public let isDone: Bool
    private let wholeText: String

    /// - Parameter text: The text of the item; it may have several lines.
    public init(id: UUID, text: String, isDone: Bool) {
        self.id = id
        self.isDone = isDone
        wholeText = text
    }

    /// Creates the row of `item`.
    public init(item: ToDoItem) {
        self.init(id: item.id, text: item.text, isDone: item.completed != nil)
    }

    /// The text on one line.
    public var text: String { wholeText.onOneLine }

    public static func subject(_ text: String, of row: ItemRow?) -> String {
        row.map { ListsWords.newText(text, ofItem: $0.text) } ?? ListsWords.newItem(text)
    }
}
