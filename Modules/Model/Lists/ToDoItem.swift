public import Foundation

/// One thing to do.
public struct ToDoItem: Hashable, Identifiable, Sendable {
    /// What tells it from every other item.
    public let id: UUID
    /// What is to be done.
    public var text: String
    /// When it was written down; the newest item of a list is its first.
    public let created: Date
    /// When it was done; nil while it is not.
    public var completed: Date?

    /// A thing to do, or one that is done.
    public init(id: UUID, text: String, created: Date, completed: Date? = nil) {
        self.id = id
        self.text = text
        self.created = created
        self.completed = completed
    }

    /// A change of one part of an item: what someone else has changed of it meanwhile stays.
    public enum Edit: Hashable, Sendable {
        case text(String)
        /// Nil for an item that is not done after all.
        case completed(Date?)
    }

    /// This item after `edit`.
    public func applying(_ edit: Edit) -> ToDoItem {
        var edited = self
        switch edit {
        case .text(let text): edited.text = text
        case .completed(let date): edited.completed = date
        }
        return edited
    }
}
