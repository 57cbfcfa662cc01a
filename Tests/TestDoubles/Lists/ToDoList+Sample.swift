public import Foundation
public import Model

extension ToDoList {
    /// Returns a list that changed `seconds` after the start of 2026 in Greenwich.
    ///
    /// - Parameter items: The items, newest first.
    public static func sample(
        _ name: String = "Groceries", id: UUID = UUID(), at seconds: TimeInterval = 0, items: [ToDoItem] = []
    ) -> ToDoList {
        ToDoList(id: id, name: name, updated: .sample(seconds), items: items)
    }

    /// Returns a list of `count` items; `Item 0` is the oldest and so the last.
    public static func sample(_ name: String, count: Int, at seconds: TimeInterval = 0) -> ToDoList {
        let items = (0..<count).reversed().map {
            ToDoItem.sample("Item \($0)", at: TimeInterval($0), done: $0.isMultiple(of: 3) ? 100_000 : nil)
        }
        return sample(name, at: seconds, items: items)
    }
}

extension ToDoItem {
    /// Returns an item; `seconds` and `done` count from the start of 2026 in Greenwich.
    public static func sample(
        _ text: String = "Milk", id: UUID = UUID(), at seconds: TimeInterval = 0, done: TimeInterval? = nil
    ) -> ToDoItem {
        ToDoItem(id: id, text: text, created: .sample(seconds), completed: done.map { .sample($0) })
    }
}

/// Keeps failure messages short.
extension ToDoList: CustomDebugStringConvertible {
    /// The name, the date in seconds, and the items.
    public var debugDescription: String { "\(name) \(updated.timeIntervalSince(.sample(0))) \(items)" }
}

/// Keeps failure messages short.
extension ToDoItem: CustomDebugStringConvertible {
    /// The text, with a mark if the item is done.
    public var debugDescription: String { completed == nil ? text : "\(text) ✓" }
}
