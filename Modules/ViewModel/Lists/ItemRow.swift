public import Foundation
import Model

/// One row of a single list; its text is made only when asked for, which is for the rows that show.
public nonisolated struct ItemRow: Hashable, Identifiable, Sendable {
    let item: ToDoItem

    init(item: ToDoItem) {
        self.item = item
    }

    /// The item's ID.
    public var id: UUID { item.id }
    /// The text on one line.
    public var text: String { item.text.onOneLine }
    public var isDone: Bool { item.completed != nil }
}
