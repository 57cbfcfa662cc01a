public import Binding
public import Model

/// The owner of the to-do lists, shared by every screen that shows or changes them.
///
/// Create one interactor for each database, because a second interactor would replace the `databaseChangeHandler`.
/// The interactor notifies every screen through `modelDidUpdate`.
///
/// The model follows the database: a change is visible once the database has confirmed it. Changes by others, such as
/// another running copy of the app, become visible after this copy's next change or load.
public final class AllListsInteractor: ModelOwner {
    public private(set) var model = LoadableModel<[ToDoList], DatabaseError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// The state of the latest change that creates, renames or deletes a list.
    public private(set) var saving = ListsSaving.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<AllListsInteractor>()

    let idsAndDates: IDsAndDates
    private let database: any Database
    private let work: Work
    private var request: Task<Void, Never>?
    /// The number of changes that the database has reported.
    private var reportCount = 0

    /// Creates an interactor that has not read the lists yet.
    public init(database: any Database, work: Work, idsAndDates: IDsAndDates) {
        self.database = database
        self.work = work
        self.idsAndDates = idsAndDates
        database.databaseChangeHandler = { [weak self] lists in self?.databaseDidChange(lists) }
    }

    /// Reads the lists again; the old lists stay until the answer arrives.
    ///
    /// Cancels an earlier request and ignores its answer.
    public func load() {
        request?.cancel()
        let known = reportCount
        model = model.startingToLoad()
        request = work.start(for: self) { [database] () async throws(DatabaseError) in
            try await database.getAllToDoLists()
        } then: { interactor, result in
            // A report that arrived meanwhile is newer than this answer.
            if interactor.reportCount == known { interactor.model = interactor.model.finishingToLoad(result) }
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
    public func createList(name: String) {
        let list = ToDoList(id: idsAndDates.makeID(), name: name, updated: idsAndDates.now())
        store(ListsChange(action: .createList, list: list, date: list.updated))
    }

    /// Renames `list`; pass the list as the user sees it, because a retry may create the list again.
    public func renameList(_ list: ToDoList, to name: String) {
        store(ListsChange(action: .renameList(name), list: list, date: idsAndDates.now()))
    }

    /// Deletes a list and its items; pass the list as the user sees it, because an alert may name the list.
    public func deleteList(_ list: ToDoList) {
        store(ListsChange(action: .deleteList, list: list, date: idsAndDates.now()))
    }

    /// Retries the failed change; a list or item that someone else has deleted is created again.
    public func retry() {
        if case .failed(let change, let error) = saving { store(change.retry(after: error)) }
    }

    /// Forgets the failed change.
    public func giveUp() { saving = .none }

    private func store(_ change: ListsChange) { store(change, for: self, at: \.saving) }

    /// Hands a change to the database.
    ///
    /// - Parameters:
    ///   - owner: The interactor that asks for the change.
    ///   - saving: The owner's property for the state of the change.
    func store<Owner: AnyObject>(
        _ change: ListsChange, for owner: Owner, at saving: ReferenceWritableKeyPath<Owner, ListsSaving>
    ) {
        work.store(change, for: owner, at: saving) { [database] () async throws(DatabaseError) in
            try await change.make(in: database)
        } then: { [weak self] _, result in
            // Someone else has deleted the list or item; the database does not report this.
            if case .failure(let error) = result, error == .noListFound || error == .noItemFound { self?.load() }
        }
    }
}
