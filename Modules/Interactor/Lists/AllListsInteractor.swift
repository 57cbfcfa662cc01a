public import Binding
public import Foundation
public import Model

/// The single home of the to-do lists: every screen that shows or changes them asks here.
///
/// What shows is what the database holds: a change shows once it is committed, with whatever others, such as another
/// running copy of the app, have changed meanwhile.
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
    /// How often the database has reported a change.
    private var reportCount = 0

    /// Makes one change of a database.
    typealias Change = @Sendable (any Database) async throws(DatabaseError) -> Void

    private struct Step {
        /// Makes the change for the lists that there are when its turn comes.
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

    /// Reads the lists anew; those already there stay until it is done.
    ///
    /// A request that is on its way is cancelled, and its answer is ignored.
    public func load() {
        request?.cancel()
        let known = reportCount
        model = model.startingToLoad()
        request = work.start(for: self) { [database] () async throws(DatabaseError) in
            try await database.getAllToDoLists()
        } then: { interactor, result in
            // What was reported meanwhile is newer.
            guard interactor.reportCount == known else { return }
            interactor.model = interactor.model.finishingToLoad(result.mapError { .notRead($0) })
        }
    }

    /// Adds a list without items.
    ///
    /// - Returns: Its ID.
    @discardableResult
    public func createList(name: String) -> ToDoList.ID {
        let list = ToDoList(id: stamps.makeID(), name: name, updated: stamps.now())
        perform { database async throws(DatabaseError) in try await database.createNewList(list) }
        return list.id
    }

    /// Gives the list of that ID another name.
    ///
    /// Where someone else has deleted it, a new list gets the name: what was typed is not lost with it.
    ///
    /// - Returns: The ID that such a new list has.
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

    /// Deletes the list of that ID with its items; where it is gone already, the lists are only read anew.
    public func deleteList(_ id: UUID) {
        perform(done: .noListFound) { database async throws(DatabaseError) in try await database.deleteLists([id]) }
    }

    private func perform(done: DatabaseError? = nil, _ change: @escaping Change) {
        perform(for: self, done: done) { _ in
            change
        } didFail: { interactor, error in
            interactor.changeDidFail(error)
        }
    }

    /// Makes a change once all those are made that were asked for before.
    ///
    /// A change that has begun to wait is made even where its `owner` is freed meanwhile; the home of all lists then
    /// tells where it fails.
    ///
    /// - Parameter done: How the database says that the change was made before: the lists are only read anew then.
    func perform<Owner: AnyObject>(
        for owner: Owner, done: DatabaseError? = nil, _ change: @escaping ([ToDoList]) -> Change,
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
