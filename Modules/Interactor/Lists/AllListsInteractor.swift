public import Binding
public import Foundation
public import Model

/// The single home of the to-do lists: every screen that shows or changes them asks here.
///
/// Make one for each database. It is the one listener of `databaseChangeHandler`, and tells every screen by
/// `modelDidUpdate`.
///
/// The model is what the database holds. A change shows once it is committed, along with everything that others have
/// changed meanwhile, such as another running copy of the app.
public final class AllListsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<[ToDoList], ListsError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<AllListsInteractor>()

    private let database: any Database
    private let work: Work
    let stamps: Stamps
    private var request: Task<Void, Never>?
    private var changes: [Step] = []
    /// The number of changes that the database has reported.
    private var reportCount = 0

    /// Makes one change in a database.
    typealias Change = @Sendable (any Database) async throws(DatabaseError) -> Void

    private struct Step {
        /// Makes the change from the lists as they are when its turn comes.
        let change: ([ToDoList]) -> Change
        let didFail: (AllListsInteractor, DatabaseError) -> Void
    }

    /// Lists that have not been read yet.
    public init(database: any Database, work: Work, stamps: Stamps) {
        self.database = database
        self.work = work
        self.stamps = stamps
        database.databaseChangeHandler = { [weak self] lists in self?.databaseDidChange(lists) }
    }

    /// Reads the lists again; those already there stay until the answer comes.
    ///
    /// A pending request is cancelled, and its answer is ignored.
    public func load() {
        request?.cancel()
        let known = reportCount
        model = model.startingToLoad()
        request = work.start(for: self) { [database] () async throws(DatabaseError) in
            try await database.getAllToDoLists()
        } then: { interactor, result in
            // A report that came meanwhile is newer than this answer.
            guard interactor.reportCount == known else { return }
            interactor.model = interactor.model.finishingToLoad(result.mapError { .notRead($0) })
        }
    }

    /// Adds an empty list.
    ///
    /// - Returns: The list's ID.
    @discardableResult
    public func createList(name: String) -> ToDoList.ID {
        let list = ToDoList(id: stamps.makeID(), name: name, updated: stamps.now())
        perform { database async throws(DatabaseError) in try await database.createNewList(list) }
        return list.id
    }

    /// Renames the list of that ID.
    ///
    /// If someone else has deleted it, a new list gets the name, so that the user's typing is not lost.
    ///
    /// - Returns: The ID such a new list would have.
    @discardableResult
    public func renameList(_ id: UUID, to name: String) -> ToDoList.ID {
        let list = ToDoList(id: stamps.makeID(), name: name, updated: stamps.now())
        perform { database async throws(DatabaseError) in
            do throws(DatabaseError) {
                try await database.updateList(id, name: name, at: list.updated)
            } catch {
                guard error == .noListFound else { throw error }
                try await database.createNewList(list)
            }
        }
        return list.id
    }

    /// Deletes the list of that ID with its items; if it is already gone, only reads the lists again.
    public func deleteList(_ id: UUID) {
        perform(ignoring: .noListFound) { database async throws(DatabaseError) in try await database.deleteLists([id]) }
    }

    private func perform(ignoring done: DatabaseError? = nil, _ change: @escaping Change) {
        perform(for: self, ignoring: done) { _ in
            change
        } didFail: { interactor, error in
            interactor.changeDidFail(error)
        }
    }

    /// Makes a change after all changes asked for before.
    ///
    /// The change is made even if its `owner` is freed while it waits; a failure then goes to this interactor's model.
    ///
    /// - Parameter done: The error that means someone else has already made the change: the lists are then only read
    ///   again.
    func perform<Owner: AnyObject>(
        for owner: Owner, ignoring done: DatabaseError? = nil, _ change: @escaping ([ToDoList]) -> Change,
        didFail: @escaping (Owner, DatabaseError) -> Void
    ) {
        let step = Step(change: change) { [weak owner] lists, error in
            if error == done { return lists.load() }
            if let owner { didFail(owner, error) } else { lists.changeDidFail(error) }
        }
        changes.append(step)
        if changes.count == 1 { runNext() }
    }

    private func runNext() {
        guard let step = changes.first else { return }
        let change = step.change(model.value ?? [])
        work.start(for: self) { [database] () async throws(DatabaseError) in
            try await change(database)
        } then: { interactor, result in
            interactor.changes.removeFirst()
            interactor.runNext()
            if case .failure(let error) = result { step.didFail(interactor, error) }
        }
    }

    private func changeDidFail(_ error: DatabaseError) {
        model = .error(.notChanged(error), model.value)
    }

    private func databaseDidChange(_ lists: [ToDoList]) {
        reportCount += 1
        model = .some(lists)
    }
}
