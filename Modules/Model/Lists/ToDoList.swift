public import Foundation

/// A named list of things to do.
public struct ToDoList: Hashable, Identifiable, Sendable {
    public let id: UUID
    public let name: String
    /// The date of the last change to the list or to one of its items.
    public let updated: Date
    /// The items, newest first.
    public let items: [ToDoItem]

    /// Creates a list; the list is empty unless items are given.
    public init(id: UUID, name: String, updated: Date, items: [ToDoItem] = []) {
        self.id = id
        self.name = name
        self.updated = updated
        self.items = items
    }

    /// Returns this list with new items and, unless `date` is nil, with a new date.
    public func with(_ items: [ToDoItem], at date: Date? = nil) -> ToDoList {
        ToDoList(id: id, name: name, updated: date ?? updated, items: items)
    }
}
