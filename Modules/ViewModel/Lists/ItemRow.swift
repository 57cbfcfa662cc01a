public import Foundation
import Model

/// What one line of a single list shows; its text is made when it is asked for, of those rows that show.
public nonisolated struct ItemRow: Hashable, Identifiable, Sendable {
    private let item: ToDoItem

    init(item: ToDoItem) {
        self.item = item
    }

    /// The item's.
    public var id: UUID { item.id }
    /// On one line.
    public var text: String { item.text.onOneLine }
    /// Whether the item is marked as done.
    public var isDone: Bool { item.completed != nil }
}
