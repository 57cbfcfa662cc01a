public import Binding
public import Model

/// The owner of the bookmarks, shared by every screen that shows or changes them.
///
/// A change shows at once and is saved afterwards, in the order of the changes. A change that cannot be saved is taken
/// back, and `retry()` makes it again. The next change or load makes it again, too, unless the user has decided to
/// leave it.
public final class BookmarksInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Bookmarks, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<BookmarksInteractor>()

    private let store: any BookmarksStore
    private let work: Work
    /// The store's contents as they were last read or changed; nil before.
    private var saved: Bookmarks?
    private var pending: [Step] = []
    private var failed: [Step] = []
    private var isUndecided = false

    private enum Step {
        case load
        case change(BookmarksChange)
    }

    /// Owns the bookmarks in `store`, and reads nothing yet.
    public init(store: any BookmarksStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// Reads the store after the changes that wait to be saved.
    public func load() {
        enqueue(undecided + [.load])
    }

    /// Whether `user` is bookmarked, saved or not yet.
    public func isBookmarked(_ user: User) -> Bool {
        model.value?.contains(user) ?? false
    }

    /// Adds `user` at the end, or removes a user who is bookmarked.
    public func toggle(_ user: User) {
        change(isBookmarked(user) ? .remove(user.uniqueID) : .add(user))
    }

    /// Removes `user`, if bookmarked.
    public func remove(_ user: User) {
        change(.remove(user.uniqueID))
    }

    /// Removes everyone.
    public func removeAll() {
        change(.removeAll)
    }

    /// The reason why the last changes are not saved; nil if they are, wait to be, or the user has decided about them.
    public var undecidedFailure: StoreError? { losesChange && isUndecided ? model.failure : nil }

    /// Whether what failed last was a change, or a reading with changes behind it.
    public var losesChange: Bool { failed.contains { if case .change = $0 { true } else { false } } }

    /// Whether a change is being saved or waits for it.
    public var isSaving: Bool { pending.contains { if case .change = $0 { true } else { false } } }

    /// Notes that the user has read why the last changes are not saved, and leaves them so.
    public func didDecide() {
        isUndecided = false
    }

    /// Repeats the step that failed last and those that waited behind it.
    public func retry() {
        enqueue(failed)
    }

    private func change(_ change: BookmarksChange) {
        // After a failed reading, the store has to be read before a change can be shown with the rest.
        let needsReading = saved == nil && pending.isEmpty && undecided.isEmpty
        enqueue(undecided + (needsReading ? [.load, .change(change)] : [.change(change)]))
    }

    /// What failed last, if that loses a change that the user has not decided about.
    private var undecided: [Step] { undecidedFailure == nil ? [] : failed }

    private func enqueue(_ steps: [Step]) {
        guard !steps.isEmpty else { return }
        failed = []
        let isIdle = pending.isEmpty
        pending += steps
        showProgress()
        if isIdle { runNext() }
    }

    private func runNext() {
        guard let step = pending.first else { return }
        work.start(for: self) { [store] () async throws(StoreError) in
            switch step {
            case .load: Bookmarks(try await store.bookmarks())
            case .change(let change): Bookmarks(try await store.apply(change))
            }
        } then: { interactor, result in
            interactor.finish(result)
        }
    }

    private func finish(_ result: Result<Bookmarks, StoreError>) {
        switch result {
        case .success(let stored):
            pending.removeFirst()
            saved = stored
            // Start the next step before telling listeners: a change that one of them makes must queue behind it.
            runNext()
            showProgress()
        case .failure(let error):
            failed = pending
            isUndecided = true
            pending = []
            model = .error(error, saved)
        }
    }

    /// Updates the model: the saved bookmarks after the changes that wait.
    private func showProgress() {
        var isLoading = false
        var shown = saved
        for step in pending {
            switch step {
            case .load: isLoading = true
            case .change(let change): shown = (shown ?? Bookmarks()).applying(change)
            }
        }
        let next: LoadableModel<Bookmarks, StoreError> = isLoading ? .loading(shown) : shown.map { .some($0) } ?? .none
        if next != model { model = next }
    }
}
