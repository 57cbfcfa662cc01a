public import Binding
public import Foundation
public import Model

/// The single home of the to-do lists: every screen that shows or changes them asks here.
///
/// Make one for each database. It is the one listener of `databaseChangeHandler`, and tells every screen by
/// `modelDidUpdate`.
///
/// The model is what the database holds, with the changes made here that are still being saved: the user need not wait
/// for them. A new list that could not be saved stays in the model until the user decides. What others change, such as
/// another running copy of the app, shows with the next change that is committed.
public final class AllListsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<[ToDoList], DatabaseError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// The changes that failed and wait for the user's decision, oldest first.
    ///
    /// Those of a single list are here only if they failed while no screen of it was open.
    public internal(set) var failedChanges: [FailedChange] = [] {
        didSet { modelDidUpdate(self) }
    }
    /// The changes that failed, on any screen, and wait for the user's decision, oldest first.
    public var undecidedFailures: [FailedChange] {
        let ofSingleLists = singleLists.compactMap(\.interactor).flatMap(\.failedChanges)
        return (failedChanges + ofSingleLists).sorted { $0.id < $1.id }
    }
    /// The changes that are being saved or wait for it, in their order.
    public var pendingChanges: [ListsChange] { queue.changes }
    /// The failed changes whose texts wait for their lists to be opened again; none for lists that are gone.
    public internal(set) var drafts: [FailedChange] = [] {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<AllListsInteractor>()

    private let database: any Database
    private let work: Work
    let stamps: Stamps
    let queue: ListsChangeQueue
    /// Why the new lists that the user has given up could not be saved; none for those saved since.
    var givenUp: [ToDoList.ID: DatabaseError] = [:]
    private var singleLists: [WeakSingleList] = []
    /// What the database holds.
    private var stored = LoadableModel<[ToDoList], DatabaseError>.none
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
        stored = stored.startingToLoad()
        showChanges()
        request = work.start(for: self) { [database] () async throws(DatabaseError) in
            try await database.getAllToDoLists()
        } then: { interactor, result in
            // A report that came meanwhile is newer than this answer.
            guard interactor.reportCount == known else { return }
            interactor.stored = interactor.stored.finishingToLoad(result)
            interactor.showChanges()
            interactor.failDraftsWithoutList()
        }
    }

    private func databaseDidChange(_ lists: [ToDoList]) {
        reportCount += 1
        stored = .some(lists)
        givenUp = givenUp.filter { id, _ in !lists.contains { $0.id == id } }
        showChanges()
        failDraftsWithoutList()
    }

    /// Shows what the database holds with the changes that it does not hold yet; new lists show even before it is read.
    func showChanges() {
        let changes = failedChanges.map(\.change).filter(\.isCreationOfList) + queue.changes
        let created = changes.made(to: [])
        let new: LoadableModel<[ToDoList], DatabaseError> =
            switch stored {
            case .loading(nil) where !created.isEmpty: .loading(created)
            case .error(let error, nil) where !created.isEmpty: .error(error, created)
            default: stored.map { changes.made(to: $0) }
            }
        if new != model { model = new }
        rememberLists()
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
        create(list)
        return list.id
    }

    /// Adds `list` with its items.
    ///
    /// - Parameter again: Whether someone else may have added it already: then it gets the items that it lacks.
    func create(_ list: ToDoList, again: Bool = false) {
        givenUp[list.id] = nil
        let change = ListsChange(.createList(list), inList: list.id, of: nil, at: list.updated)
        perform(again ? change.creatingAgain() : change)
    }

    /// Renames `list`, which is as the user saw it.
    public func renameList(_ list: ToDoList, to name: String) {
        performNew(ListsChange(.renameList(name), inList: list.id, of: known(list.id) ?? list, at: stamps.now()))
    }

    /// Deletes the list of that ID with its items; if it is already gone, only reads the lists again.
    public func deleteList(_ id: UUID) {
        performNew(ListsChange(.deleteList, inList: id, of: known(id), at: stamps.now()))
    }

    func known(_ id: UUID) -> ToDoList? { model.value?.first { $0.id == id } }
}

// MARK: - Single lists

extension AllListsInteractor {
    /// Whether a screen shows that list; if the list goes, that screen asks.
    public func isOpen(_ id: ToDoList.ID) -> Bool { openList(id) != nil }

    /// Returns the interactor of the newest open screen of the list of that ID.
    private func openList(_ id: ToDoList.ID) -> SingleListInteractor? {
        singleLists.last { $0.interactor?.id == id }?.interactor
    }

    func add(_ interactor: SingleListInteractor) {
        singleLists.removeAll { $0.interactor == nil }
        singleLists.append(WeakSingleList(interactor: interactor))
        // From now on, its screen asks.
        let failures = failedChanges.filter { $0.change.item != nil && $0.change.list == interactor.id }
        guard !failures.isEmpty else { return }
        failedChanges.removeAll(where: failures.contains)
        for failed in failures { interactor.keep(failed) }
    }

    private struct WeakSingleList {
        weak var interactor: SingleListInteractor?
    }
}

// MARK: - The queue

extension AllListsInteractor {
    /// Makes a change after all changes asked for before.
    ///
    /// The change is made even if its `owner` is freed while it waits; a failure then goes to this interactor.
    func perform<Owner: AnyObject>(
        _ change: ListsChange, for owner: Owner, didFail: @escaping (Owner, FailedChange) -> Void
    ) {
        queue.add(change) { [weak self, weak owner] failures in
            guard let self else { return }
            if change.action == .deleteList, failures.allSatisfy(\.wasDoneBefore) { takeDrafts(ofList: change.list) }
            // A new list stays on the screen; for any other failure, the screen is first as it will be.
            if !failures.contains(where: \.change.createsList) { showChanges() }
            for failed in failures {
                if failed.meansOutdatedRows { load() }
                if let owner { didFail(owner, failed) } else { keep(failed) }
            }
            showChanges()
        }
        showChanges()
    }

    /// Tries the failed changes again that a new one follows, but for a deletion that the new one repeats.
    ///
    /// What is gone is created again only if the user says so.
    func tryAgain(before change: ListsChange) {
        for failed in failedChanges where change.follows(failed.change) {
            if change.action == failed.change.action {
                forget(failed)
            } else if !failed.meansOutdatedRows {
                tryAgain(failed)
            }
        }
    }

    private func performNew(_ change: ListsChange) {
        tryAgain(before: change)
        perform(change)
    }

    func perform(_ change: ListsChange) {
        perform(change, for: self) { interactor, failed in interactor.keep(failed) }
    }

    /// Keeps a failed change for the user's decision, unless someone else has made it before.
    ///
    /// One of an item goes to the screen of its list, if the list was opened again.
    private func keep(_ failed: FailedChange) {
        if failed.change.item != nil, let open = openList(failed.change.list) {
            open.keep(failed)
        } else if !failed.wasDoneBefore {
            failedChanges.append(failed)
        }
    }
}
