public import Foundation
import Model

/// One row of all lists; its texts are made only when asked for, which is for the rows that show.
///
/// Two rows are equal if they show the same: that is found without comparing the items.
public nonisolated struct ListRow: Identifiable, Sendable {
    let list: ToDoList
    private let localization: Localization

    init(list: ToDoList, localization: Localization) {
        self.list = list
        self.localization = localization
    }

    /// The list's ID.
    public var id: UUID { list.id }
    /// The name on one line.
    public var name: String { list.name.onOneLine }
    /// Such as `(3 items)`.
    public var itemCount: String { ListsWords.itemCount(list.items.count) }
    /// Such as `Updated 8 Mar 2026 at 15:13`.
    public var updated: String { ListsWords.updated(localization.moment(list.updated)) }
}

nonisolated extension ListRow: Hashable {
    public static func == (one: ListRow, other: ListRow) -> Bool {
        one.id == other.id && one.list.name == other.list.name && one.list.items.count == other.list.items.count
            && one.list.updated == other.list.updated && one.localization == other.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
