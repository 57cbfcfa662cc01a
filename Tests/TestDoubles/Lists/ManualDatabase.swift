public import Foundation
public import Interactor
public import Model
import Synchronization
public import TestKit

/// An in-memory database whose calls the test can hold back or make fail.
public final class ManualDatabase: Database {
    /// A call to the database.
    public enum Call: Hashable, Sendable {
        case getAllToDoLists
        case createNewList(name: String)
        case createNewItem(text: String)
        case updateList(name: String)
        case updateItem(ToDoItem.Edit)
        case deleteItems([UUID])
        case deleteLists([UUID])
    }

    /// The queue in which calls wait for the test to answer them.
    public typealias Gate = RequestQueue<Call, Void, DatabaseError>

    /// The database that keeps the lists; a change made directly here acts like a change by someone else.
    public let kept: InMemoryDatabase
    private let failing = Mutex<DatabaseError?>(nil)
    private let asked = Mutex<[Call]>([])
    private let gated: Mutex<Gate?>

    /// - Parameter gate: The queue in which each call waits; nil lets all calls through without waiting.
    public init(_ lists: [ToDoList] = [], gate: Gate? = nil) {
        kept = InMemoryDatabase(lists)
        gated = Mutex(gate)
    }

    /// The queue in which each call waits; nil lets all calls through without waiting.
    public var gate: Gate? {
        get { gated.withLock { $0 } }
        set { gated.withLock { $0 = newValue } }
    }

    /// The error that every call throws; nil lets calls succeed.
    public var failure: DatabaseError? {
        get { failing.withLock { $0 } }
        set { failing.withLock { $0 = newValue } }
    }

    /// All calls so far, in order.
    public var calls: [Call] { asked.withLock { $0 } }

    @MainActor public var databaseChangeHandler: (([ToDoList]) -> Void)? {
        get { kept.databaseChangeHandler }
        set { kept.databaseChangeHandler = newValue }
    }

    /// Changes the lists without a report, as if another running copy of the app changed them.
    @MainActor
    public func withoutReport(_ change: (InMemoryDatabase) throws -> Void) throws {
        let handler = databaseChangeHandler
        databaseChangeHandler = nil
        defer { databaseChangeHandler = handler }
        try change(kept)
    }

    @concurrent
    public func getAllToDoLists() async throws(DatabaseError) -> [ToDoList] {
        // Reads before waiting, so that a delayed answer contains the lists as they were at the request.
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
    public func createNewItem(_ item: ToDoItem, inList id: UUID, at date: Date) async throws(DatabaseError) {
        try await pass(.createNewItem(text: item.text))
        try await kept.createNewItem(item, inList: id, at: date)
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
        await kept.deleteItems(ids, at: date)
    }

    @concurrent
    public func deleteLists(_ ids: [UUID]) async throws(DatabaseError) {
        try await pass(.deleteLists(ids))
        await kept.deleteLists(ids)
    }

    private func pass(_ call: Call) async throws(DatabaseError) {
        asked.withLock { $0.append(call) }
        try await gate?.ask(call)
        if let failure { throw failure }
    }
}
