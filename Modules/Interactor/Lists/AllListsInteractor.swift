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
    public private(set) var failedChanges: [FailedChange] = [] {
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
    public private(set) var drafts: [FailedChange] = [] {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<AllListsInteractor>()

    private let database: any Database
    private let work: Work
    let stamps: Stamps
    private let queue: ListsChangeQueue
    /// Why the new lists that the user has given up could not be saved; none for those saved since.
    private var givenUp: [ToDoList.ID: DatabaseError] = [:]
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
    private func showChanges() {
        let changes = failedChanges.map(\.change).filter(\.isCreationOfList) + queue.changes
        let created = changes.made(to: [])
        let new: LoadableModel<[ToDoList], DatabaseError> =
            switch stored {
            case .loading(nil) where !created.isEmpty: .loading(created)
            case .error(let error, nil) where !created.isEmpty: .error(error, created)
            default: stored.map { changes.made(to: $0) }
            }
        if new != model { model = new }
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
    func create(_ list: ToDoList) {
        givenUp[list.id] = nil
        perform(ListsChange(.createList(list), inList: list.id, of: nil, at: list.updated))
    }

    /// Renames `list`, which is as the user saw it.
    public func renameList(_ list: ToDoList, to name: String) {
        performNew(ListsChange(.renameList(name), inList: list.id, of: known(list.id) ?? list, at: stamps.now()))
    }

    /// Deletes the list of that ID with its items; if it is already gone, only reads the lists again.
    public func deleteList(_ id: UUID) {
        performNew(ListsChange(.deleteList, inList: id, of: known(id), at: stamps.now()))
    }

    private func known(_ id: UUID) -> ToDoList? { model.value?.first { $0.id == id } }

    /// Makes a failed change again, with the same IDs and dates.
    ///
    /// What someone else has deleted is created again.
    public func tryAgain(_ failed: FailedChange) {
        if forget(failed) { perform(failed.again(in: known(failed.change.list))) }
    }

    /// Gives a failed change up; a text of a single list is kept until the list is opened again.
    ///
    /// - Parameter isListGone: Whether the user has been told that the list is gone, and the text is discarded.
    public func giveUp(_ failed: FailedChange, isListGone: Bool = false) {
        guard forget(failed) else { return }
        if failed.change.isCreationOfList { givenUp[failed.change.list] = failed.error }
        showChanges()
        if failed.change.itemText != nil, failed.error != .noListFound, !isListGone {
            drafts.append(failed)
            failDraftsWithoutList()
        }
    }

    /// Returns why a list that was created here could not be saved; nil unless the user has given it up.
    public func reasonForGivingUp(_ id: ToDoList.ID) -> DatabaseError? { givenUp[id] }

    /// Returns the failed changes of a list that were given up after its screen was closed, and forgets them.
    @discardableResult
    func takeDrafts(ofList id: ToDoList.ID) -> [FailedChange] {
        let taken = drafts.filter { $0.change.list == id }
        if !taken.isEmpty { drafts.removeAll { $0.change.list == id } }
        return taken
    }

    /// Lets the user decide about the drafts of lists that someone else has deleted: no screen would show them again.
    private func failDraftsWithoutList() {
        guard !drafts.isEmpty, let lists = model.value else { return }
        let deletedHere = queue.changes.filter { $0.action == .deleteList }.map(\.list)
        let known = Set(lists.map(\.id) + deletedHere)
        let lost = drafts.filter { !known.contains($0.change.list) }
        guard !lost.isEmpty else { return }
        drafts.removeAll { !known.contains($0.change.list) }
        failedChanges += lost.map { queue.failure(of: $0.change, because: .noListFound) }
    }

    /// Forgets a failed change.
    ///
    /// - Returns: Whether it was still waiting for a decision.
    @discardableResult
    private func forget(_ failed: FailedChange) -> Bool {
        guard let index = failedChanges.firstIndex(of: failed) else { return false }
        failedChanges.remove(at: index)
        return true
    }
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
            if !failures.contains(where: \.change.isCreationOfList) { showChanges() }
            for failed in failures {
                if failed.meansOutdatedRows { load() }
                if let owner { didFail(owner, failed) } else { keep(failed) }
            }
            showChanges()
        }
        showChanges()
    }

    /// Tries the failed changes again that a new one follows, but for a deletion that the new one repeats.
    func tryAgain(before change: ListsChange) {
        for failed in failedChanges where change.follows(failed.change) {
            if change.action == failed.change.action { forget(failed) } else { tryAgain(failed) }
        }
    }

    private func performNew(_ change: ListsChange) {
        tryAgain(before: change)
        perform(change)
    }

    private func perform(_ change: ListsChange) {
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
