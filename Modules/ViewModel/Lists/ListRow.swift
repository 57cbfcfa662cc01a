public import Foundation
import Model

/// What one line of all lists shows; its texts are made when they are asked for, of those rows that show.
public nonisolated struct ListRow: Hashable, Identifiable, Sendable {
    /// The list's.
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

    /// On one line.
    public var name: String { fullName.onOneLine }
    /// Such as `(3 items)`.
    public var itemCount: String { "(\(count) \(count == 1 ? "item" : "items"))" }
    /// Such as `Updated 8 Mar 2026 at 15:13`.
    public var updated: String { "Updated \(localization.moment(date))" }
}
