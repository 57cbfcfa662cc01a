import Foundation
import Interactor
import Model

/// A database in memory, whose calls can be made to fail.
@MainActor final class FallibleDatabase {
    /// The error that each call throws; nil lets calls succeed.
    var failure: DatabaseError?
    private let lists: InMemoryDatabase

    init(_ lists: [ToDoList]) { self.lists = InMemoryDatabase(lists) }

    var databaseChangeHandler: (([ToDoList]) -> Void)? {
        get { lists.databaseChangeHandler }
        set { lists.databaseChangeHandler = newValue }
    }

    func getAllToDoLists() throws(DatabaseError) -> [ToDoList] {
        try check()
        return lists.getAllToDoLists()
    }

    func createNewList(_ list: ToDoList) throws(DatabaseError) {
        try check()
        try lists.createNewList(list)
    }

    func createNewItem(_ item: ToDoItem, inList id: UUID, at date: Date) throws(DatabaseError) {
        try check()
        try lists.createNewItem(item, inList: id, at: date)
    }

    func updateList(_ id: UUID, name: String, at date: Date) throws(DatabaseError) {
        try check()
        try lists.updateList(id, name: name, at: date)
    }

    func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) throws(DatabaseError) {
        try check()
        try lists.updateItem(id, edit, at: date)
    }

    func deleteItems(_ ids: [UUID], at date: Date) throws(DatabaseError) {
        try check()
        lists.deleteItems(ids, at: date)
    }

    func deleteLists(_ ids: [UUID]) throws(DatabaseError) {
        try check()
        lists.deleteLists(ids)
    }

    private func check() throws(DatabaseError) { if let failure { throw failure } }
}

extension FallibleDatabase: Database {}

extension DatabaseError {
    static let full = DatabaseError.uncategorized(.failed(path: "lists", detail: "the disk is full"))
}

extension Localization {
    static let lists = Localization(
        locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
}

extension ToDoList {
    /// A list that was changed `minute` minutes after noon, with open items in the given order.
    static func named(_ name: String, minute: Int = 0, items: [String] = []) -> ToDoList {
        ToDoList(
            id: UUID(), name: name, updated: .noon(minute),
            items: items.enumerated().map { ToDoItem(id: UUID(), text: $1, created: .noon(-$0)) })
    }
}

extension Date {
    static func noon(_ minute: Int) -> Date { Date(timeIntervalSince1970: 12 * 3600 + Double(minute) * 60) }
}
