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
    public private(set) var model = LoadableModel<[ToDoList], DatabaseError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// The changes that failed and wait for the user's decision, oldest first.
    ///
    /// Those of a single list are here only if they failed after its screen was closed.
    public private(set) var failedChanges: [FailedChange] = [] {
        didSet { modelDidUpdate(self) }
    }
    /// The changes that failed since none was waiting, on any screen and whatever the user has decided meanwhile.
    public private(set) var recentFailures: [FailedChange] = []
    /// The failed changes whose texts wait for their lists to be opened again.
    public private(set) var unsaved: [FailedChange] = [] {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<AllListsInteractor>()

    private let database: any Database
    private let work: Work
    let stamps: Stamps
    private let queue: ListsChangeQueue
    private var request: Task<Void, Never>?
    /// The number of changes that the database has reported.
    private var reportCount = 0

    /// Lists that have not been read yet.
    public init(database: any Database, work: Work, stamps: Stamps) {
        self.database = database
        self.work = work
        self.stamps = stamps
        queue = ListsChangeQueue(database: database, work: work)
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
            interactor.model = interactor.model.finishingToLoad(result)
        }
    }

    private func databaseDidChange(_ lists: [ToDoList]) {
        reportCount += 1
        model = .some(lists)
    }
}

// MARK: - Changes

extension AllListsInteractor {
    /// Adds an empty list.
    ///
    /// - Returns: The list's ID.
    @discardableResult
    public func createList(name: String) -> ToDoList.ID {
        let list = ToDoList(id: stamps.makeID(), name: name, updated: stamps.now())
        perform { _ in ListsChange(.createList(list), inList: list.id, of: nil, at: list.updated) }
        return list.id
    }

    /// Renames `list`, which is as the user saw it.
    public func renameList(_ list: ToDoList, to name: String) {
        let date = stamps.now()
        perform { lists in
            let known = lists.first { $0.id == list.id } ?? list
            return ListsChange(.renameList(name), inList: list.id, of: known, at: date)
        }
    }

    /// Deletes the list of that ID with its items; if it is already gone, only reads the lists again.
    public func deleteList(_ id: UUID) {
        let date = stamps.now()
        perform { lists in ListsChange(.deleteList, inList: id, of: lists.first { $0.id == id }, at: date) }
    }

    /// Makes a failed change again, with the same IDs and dates.
    ///
    /// What someone else has deleted is created again.
    public func tryAgain(_ failed: FailedChange) {
        guard forget(failed) else { return }
        perform { _ in failed.again }
    }

    /// Gives a failed change up; a text of a single list is kept until the list is opened again, if it still exists.
    public func giveUp(_ failed: FailedChange) {
        if forget(failed), failed.change.itemText != nil, failed.error != .noListFound { unsaved.append(failed) }
    }

    /// Returns the failed changes of a list that were given up after its screen was closed, and forgets them.
    func takeUnsaved(ofList id: ToDoList.ID) -> [FailedChange] {
        let taken = unsaved.filter { $0.change.list == id }
        if !taken.isEmpty { unsaved.removeAll { $0.change.list == id } }
        return taken
    }

    /// Forgets a failed change.
    ///
    /// - Returns: Whether it was still waiting for a decision.
    private func forget(_ failed: FailedChange) -> Bool {
        guard let index = failedChanges.firstIndex(of: failed) else { return false }
        failedChanges.remove(at: index)
        return true
    }
}

// MARK: - The queue

extension AllListsInteractor {
    /// Makes a change after all changes asked for before.
    ///
    /// The change is made even if its `owner` is freed while it waits; a failure then goes to this interactor.
    ///
    /// - Parameters:
    ///   - change: Returns the change to make to the lists as they are when its turn comes; nil if there is none.
    ///   - didSucceed: Called before the next change's turn.
    func perform<Owner: AnyObject>(
        for owner: Owner, _ change: @escaping ([ToDoList]) -> ListsChange?,
        didSucceed: @escaping (ListsChange) -> Void = { _ in }, didFail: @escaping (Owner, FailedChange) -> Void
    ) {
        if queue.isEmpty { recentFailures = [] }
        queue.add { [weak self] in
            change(self?.model.value ?? [])
        } didEnd: { [weak self, weak owner] change, failed in
            guard let failed else { return didSucceed(change) }
            if failed.meansOutdatedRows { self?.load() }
            if failed.wasDoneBefore { return }
            self?.recentFailures.append(failed)
            if let owner { didFail(owner, failed) } else { self?.failedChanges.append(failed) }
        }
    }

    private func perform(_ change: @escaping ([ToDoList]) -> ListsChange?) {
        perform(for: self, change) { interactor, failed in interactor.failedChanges.append(failed) }
    }
}
