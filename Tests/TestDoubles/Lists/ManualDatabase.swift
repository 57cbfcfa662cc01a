public import Foundation
public import Interactor
public import Model
import Synchronization
public import TestKit

/// An in-memory database whose calls the test lets through, or makes fail.
public final class ManualDatabase: Database {
    /// What one call asks for.
    public enum Call: Hashable, Sendable {
        case getAllToDoLists
        case createNewList(name: String)
        case createNewItem(text: String)
        case updateList(name: String)
        case updateItem(ToDoItem.Edit)
        case deleteItems([UUID])
        case deleteLists([UUID])
    }

    /// Where calls wait for the test to let them through, or to make them fail.
    public typealias Gate = RequestQueue<Call, Void, DatabaseError>

    /// Where the calls lead that are let through; what it is told directly is as if someone else had done it.
    public let kept: InMemoryDatabase
    private let failing = Mutex<DatabaseError?>(nil)
    private let asked = Mutex<[Call]>([])
    private let gate: Gate?

    /// - Parameter gate: Where each call waits until it is answered; nil lets all through at once.
    public init(_ lists: [ToDoList] = [], gate: Gate? = nil) {
        kept = InMemoryDatabase(lists)
        self.gate = gate
    }

    /// What every call throws; nil for none.
    public var failure: DatabaseError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// Everything that has been asked so far, in order.
    public var calls: [Call] { asked.withLock { $0 } }

    @MainActor public var databaseChangeHandler: (([ToDoList]) -> Void)? {
        get { kept.databaseChangeHandler }
        set { kept.databaseChangeHandler = newValue }
    }

    /// Changes the lists as another running copy of the app does, of which this one hears nothing.
    @MainActor
    public func withoutReport(_ change: (InMemoryDatabase) async throws -> Void) async throws {
        let handler = databaseChangeHandler
        databaseChangeHandler = nil
        defer { databaseChangeHandler = handler }
        try await change(kept)
    }

    @concurrent
    public func getAllToDoLists() async throws(DatabaseError) -> [ToDoList] {
        // An answer that is held back is what the database held when it was asked.
        let lists = await kept.getAllToDoLists()
        try await pass(.getAllToDoLists)
        return lists
    }

    @concurrent
    public func createNewList(_ list: ToDoList) async throws(DatabaseError) {
        try await pass(.createNewList(name: list.name))
        try await kept.createNewList(list)
    }

    @concurrent
    public func createNewItem(_ item: ToDoItem, inList id: UUID) async throws(DatabaseError) {
        try await pass(.createNewItem(text: item.text))
        try await kept.createNewItem(item, inList: id)
    }

    @concurrent
    public func updateList(_ id: UUID, name: String, at date: Date) async throws(DatabaseError) {
        try await pass(.updateList(name: name))
        try await kept.updateList(id, name: name, at: date)
    }

    @concurrent
    public func updateItem(_ id: UUID, _ edit: ToDoItem.Edit, at date: Date) async throws(DatabaseError) {
        try await pass(.updateItem(edit))
        try await kept.updateItem(id, edit, at: date)
    }

    @concurrent
    public func deleteItems(_ ids: [UUID], at date: Date) async throws(DatabaseError) {
        try await pass(.deleteItems(ids))
        try await kept.deleteItems(ids, at: date)
    }

    @concurrent
    public func deleteLists(_ ids: [UUID]) async throws(DatabaseError) {
        try await pass(.deleteLists(ids))
        try await kept.deleteLists(ids)
    }

    private func pass(_ call: Call) async throws(DatabaseError) {
        asked.withLock { $0.append(call) }
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
