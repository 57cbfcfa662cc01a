import Foundation
import Interactor
import Model

extension Value {
    static func date(_ date: Date) -> Value { .number(date.timeIntervalSinceReferenceDate) }
}

extension Connection {
    /// Returns all lists and their items, both sorted newest first; call this in a transaction, because it runs two
    /// statements.
    ///
    /// The items are read from the end of the table to its start, and then assigned to their lists. Reading them
    /// through an index takes SQLite several times as long.
    func toDoLists() throws(StoreError) -> [ToDoList] {
        var lists: [ToDoList] = []
        var itemsOfLists: [[ToDoItem]] = []
        var places: [UUID: (index: Int, number: Int)] = [:]
        let rows = try prepare("SELECT number, id, name, updated FROM lists ORDER BY updated DESC, number DESC")
        while try rows.step() {
            let row = "lists[\(rows.integer(0))]"
            let id = try rows.id(1, of: row)
            places[id] = (lists.count, rows.integer(0))
            lists.append(ToDoList(id: id, name: try rows.text(2, of: row), updated: try rows.date(3, of: row)))
            itemsOfLists.append([])
        }
        let items = try prepare("SELECT list, id, text, created, completed FROM items ORDER BY number DESC")
        while try items.step() {
            guard let place = places[try items.id(0, of: "items")] else { continue }
            itemsOfLists[place.index].append(try item(items, "lists[\(place.number)].items"))
        }
        // Sorting is stable, and takes a single pass if the items are sorted already, as they nearly always are.
        for index in itemsOfLists.indices { itemsOfLists[index].sort { $0.created > $1.created } }
        return zip(lists, itemsOfLists).map { $0.with($1) }
    }

    /// - Parameter row: The row's name in errors, computed only if there is an error.
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

    /// Sets the date of the list that contains the item with that ID.
    ///
    /// - Returns: Whether the item exists.
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
