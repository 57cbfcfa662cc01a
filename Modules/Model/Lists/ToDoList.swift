public import Foundation

/// Things to do that belong together.
public struct ToDoList: Hashable, Identifiable, Sendable {
    /// What tells it from every other list.
    public let id: UUID
    /// What its things have in common.
    public var name: String
    /// When it, or one of its items, was changed last.
    public var updated: Date
    /// The newest first.
    public var items: [ToDoItem]

    /// A list as it is at one moment.
    public init(id: UUID, name: String, updated: Date, items: [ToDoItem] = []) {
        self.id = id
        self.name = name
        self.updated = updated
        self.items = items
    }
}
