public import Foundation
public import Model

extension ToDoList {
    /// A list that was changed that many seconds after the first moment of 2026, in Greenwich.
    ///
    /// - Parameter items: The newest first.
    public static func sample(
        _ name: String = "Groceries", id: UUID = UUID(), at seconds: TimeInterval = 0, items: [ToDoItem] = []
    ) -> ToDoList {
        ToDoList(id: id, name: name, updated: .sample(seconds), items: items)
    }

    /// A list of `count` items, `Item 0` the oldest of them and the last.
    public static func sample(_ name: String, count: Int, at seconds: TimeInterval = 0) -> ToDoList {
        let items = (0..<count).reversed().map {
            ToDoItem.sample("Item \($0)", at: TimeInterval($0), done: $0.isMultiple(of: 3) ? 100_000 : nil)
        }
        return sample(name, at: seconds, items: items)
    }
}

extension ToDoItem {
    /// An item that was written down, and perhaps done, that many seconds after the first moment of 2026.
    public static func sample(
        _ text: String = "Milk", id: UUID = UUID(), at seconds: TimeInterval = 0, done: TimeInterval? = nil
    ) -> ToDoItem {
        ToDoItem(id: id, text: text, created: .sample(seconds), completed: done.map { .sample($0) })
    }
}

/// Keeps failure messages short.
extension ToDoList: CustomDebugStringConvertible {
    /// Its name, how old it is, and its items.
    public var debugDescription: String { "\(name) \(updated.timeIntervalSince(.sample(0))) \(items)" }
}

/// Keeps failure messages short.
extension ToDoItem: CustomDebugStringConvertible {
    /// Its text, with a mark where it is done.
    public var debugDescription: String { completed == nil ? text : "\(text) ✓" }
}
