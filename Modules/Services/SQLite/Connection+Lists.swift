import Foundation
import Interactor
import Model

extension Value {
    static func date(_ date: Date) -> Value { .number(date.timeIntervalSinceReferenceDate) }
}

extension Connection {
    /// All lists with their items, of each the newest first, in one statement, so that no change comes in between.
    func toDoLists() throws(StoreError) -> [ToDoList] {
        var lists: [ToDoList] = []
        var number = 0
        let rows = try prepare(
            """
            SELECT lists.number, lists.id, lists.name, lists.updated, items.id, items.text, items.created, items.completed
            FROM lists LEFT JOIN items ON items.list = lists.id
            ORDER BY lists.updated DESC, lists.number DESC, items.created DESC, items.number DESC
            """)
        while try rows.step() {
            if lists.isEmpty || rows.integer(0) != number {
                number = rows.integer(0)
                let row = "list \(number)"
                lists.append(
                    ToDoList(
                        id: try rows.id(1, of: row), name: try rows.text(2, of: row),
                        updated: try rows.date(3, of: row)))
            }
            guard !rows.isNull(4) else { continue }
            lists[lists.count - 1].items.append(try item(rows, "an item of list \(number)"))
        }
        return lists
    }

    /// - Parameter row: Names the row where it cannot be read; put together only then.
    private func item(_ rows: borrowing Statement, _ row: @autoclosure () -> String) throws(StoreError) -> ToDoItem {
        ToDoItem(
            id: try rows.id(4, of: row()), text: try rows.text(5, of: row()), created: try rows.date(6, of: row()),
            completed: rows.isNull(7) ? nil : try rows.date(7, of: row()))
    }

    func insert(_ item: ToDoItem, inList id: UUID) throws(StoreError) {
        try execute(
            "INSERT INTO items (id, text, created, completed, list) VALUES (?, ?, ?, ?, ?)",
            .id(item.id), .text(item.text), .date(item.created), item.completed.map { .date($0) } ?? .null, .id(id))
    }

    /// Sets the date of the list that the item of that ID is in.
    ///
    /// - Returns: Whether there is such an item.
    func touchList(ofItem id: UUID, at date: Date) throws(StoreError) -> Bool {
        try execute(
            "UPDATE lists SET updated = ? WHERE id = (SELECT list FROM items WHERE id = ?)", .date(date), .id(id))
        return changedRowCount == 1
    }
}

extension Statement {
    fileprivate func date(_ column: Int32, of row: @autoclosure () -> String) throws(StoreError) -> Date {
        Date(timeIntervalSinceReferenceDate: try number(column, of: row()))
    }
}
