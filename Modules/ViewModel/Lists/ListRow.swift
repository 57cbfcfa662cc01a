public import Foundation
public import Model

/// One row of the list overview; its texts are computed lazily, for visible rows only.
///
/// Two rows are equal if they look the same: a row stores the number of items, but no items.
public nonisolated struct ListRow: EditableRow {
    /// The list's ID.
    public let id: UUID
    private let wholeName: String
    private let numberOfItems: Int
    private let lastChange: Date
    private let localization: Localization

    /// - Parameters:
    ///   - name: The name of the list; it may have several lines.
    ///   - itemCount: The number of items.
    ///   - updated: The moment of the last change.
    ///   - localization: The language and format of the date.
    public init(id: UUID, name: String, itemCount: Int, updated: Date, localization: Localization) {
        self.id = id
        self.localization = localization
        wholeName = name
        numberOfItems = itemCount
        lastChange = updated
    }

    /// Creates the row of `list`.
    public init(list: ToDoList, localization: Localization) {
        self.init(
            id: list.id, name: list.name, itemCount: list.items.count, updated: list.updated,
            localization: localization)
    }

    /// The name on one line.
    public var name: String { wholeName.onOneLine }
    /// The number of items, such as `(3 items)`.
    public var itemCount: String { ListsWords.itemCount(numberOfItems) }
    /// The date of the last change, such as `Updated 8 Mar 2026 at 15:13`.
    public var updated: String { ListsWords.updated(localization.moment(lastChange)) }

    public var text: String { name }

    public static func subject(_ text: String, of row: ListRow?) -> String {
        row.map { ListsWords.newName(text, ofList: $0.name) } ?? ListsWords.newList(text)
    }
}
