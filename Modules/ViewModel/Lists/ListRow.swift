public import Foundation
import Model

/// One row of the list overview; its texts are made only when asked for, which is for the visible rows.
public nonisolated struct ListRow: EditableRow {
    let list: ToDoList
    let localization: Localization

    /// The list's ID.
    public var id: UUID { list.id }
    /// The name on one line.
    public var name: String { list.name.onOneLine }
    /// Such as `(3 items)`.
    public var itemCount: String { ListsWords.itemCount(list.items.count) }
    /// Such as `Updated 8 Mar 2026 at 15:13`.
    public var updated: String { ListsWords.updated(localization.moment(list.updated)) }

    public var text: String { name }

    public static func subject(_ text: String, of row: ListRow?) -> String {
        row.map { ListsWords.newName(text, ofList: $0.name) } ?? ListsWords.newList(text)
    }

    /// Whether two rows look the same; the items are not compared.
    public static func == (one: ListRow, other: ListRow) -> Bool {
        one.id == other.id && one.list.name == other.list.name && one.list.items.count == other.list.items.count
            && one.list.updated == other.list.updated && one.localization == other.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
