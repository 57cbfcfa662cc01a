import Foundation
import Interactor
import Model

extension Value {
    static func date(_ date: Date) -> Value { .number(date.timeIntervalSinceReferenceDate) }
}

extension Connection {
    /// All lists with their items, of each the newest first; in two statements, so call it in a transaction.
    ///
    /// The items are read as they lie in the file, the last one first, and find their place here: to be led to each by
    /// an index costs SQLite several times as much.
    func toDoLists() throws(StoreError) -> [ToDoList] {
        var lists: [ToDoList] = []
        var places: [UUID: (index: Int, number: Int)] = [:]
        let rows = try prepare("SELECT number, id, name, updated FROM lists ORDER BY updated DESC, number DESC")
        while try rows.step() {
            let row = "list \(rows.integer(0))"
            let id = try rows.id(1, of: row)
            places[id] = (lists.count, rows.integer(0))
            lists.append(ToDoList(id: id, name: try rows.text(2, of: row), updated: try rows.date(3, of: row)))
        }
        let items = try prepare("SELECT list, id, text, created, completed FROM items ORDER BY number DESC")
        while try items.step() {
            guard let place = places[try items.id(0, of: "an item")] else { continue }
            lists[place.index].items.append(try item(items, "an item of list \(place.number)"))
        }
        // Sorting is stable, and takes one pass over what is sorted already, as nearly all lists are.
        for index in lists.indices { lists[index].items.sort { $0.created > $1.created } }
        return lists
    }

    /// - Parameter row: Names the row where it cannot be read; put together only then.
    private func item(_ rows: borrowing Statement, _ row: @autoclosure () -> String) throws(StoreError) -> ToDoItem {
        ToDoItem(
            id: try rows.id(1, of: row()), text: try rows.text(2, of: row()), created: try rows.date(3, of: row()),
            completed: rows.isNull(4) ? nil : try rows.date(4, of: row()))
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
