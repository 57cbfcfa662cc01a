public import Foundation

/// A named list of things to do.
public struct ToDoList: Hashable, Identifiable, Sendable {
    public let id: UUID
    public let name: String
    /// When the list or one of its items last changed.
    public let updated: Date
    /// The items, newest first.
    public let items: [ToDoItem]

    /// A list, empty unless it has items.
    public init(id: UUID, name: String, updated: Date, items: [ToDoItem] = []) {
        self.id = id
        self.name = name
        self.updated = updated
        self.items = items
    }

    /// Returns the list with other items, and with another date if there is one.
    public func with(_ items: [ToDoItem], at date: Date? = nil) -> ToDoList {
        ToDoList(id: id, name: name, updated: date ?? updated, items: items)
    }
}
