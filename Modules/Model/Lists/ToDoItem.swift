public import Foundation

/// One thing to do.
public struct ToDoItem: Hashable, Identifiable, Sendable {
    public let id: UUID
    /// What needs to be done.
    public let text: String
    /// The date when the item was added.
    public let created: Date
    /// The date when the item was marked as done; nil if the item is open.
    public let completed: Date?

    /// Creates an item; the item is open if `completed` is nil.
    public init(id: UUID, text: String, created: Date, completed: Date? = nil) {
        self.id = id
        self.text = text
        self.created = created
        self.completed = completed
    }

    /// A change to one part of an item.
    ///
    /// The other part keeps its value, which someone else may have changed meanwhile.
    public enum Edit: Hashable, Sendable {
        case text(String)
        /// Nil reopens the item.
        case completed(Date?)
    }

    /// Returns the item after `edit`.
    public func applying(_ edit: Edit) -> ToDoItem {
        switch edit {
        case .text(let text): ToDoItem(id: id, text: text, created: created, completed: completed)
        case .completed(let date): ToDoItem(id: id, text: text, created: created, completed: date)
        }
    }
}
