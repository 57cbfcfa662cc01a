public import Foundation
import Model

/// One row of all lists; its texts are made only when asked for, which is for the rows that show.
public nonisolated struct ListRow: Hashable, Identifiable, Sendable {
    /// The list's ID.
    public let id: UUID
    private let fullName: String
    private let count: Int
    private let date: Date
    private let localization: Localization

    init(list: ToDoList, localization: Localization) {
        id = list.id
        fullName = list.name
        count = list.items.count
        date = list.updated
        self.localization = localization
    }

    /// The name on one line.
    public var name: String { fullName.onOneLine }
    /// Such as `(3 items)`.
    public var itemCount: String { ListsWords.itemCount(count) }
    /// Such as `Updated 8 Mar 2026 at 15:13`.
    public var updated: String { ListsWords.updated(localization.moment(date)) }
}
