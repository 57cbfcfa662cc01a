public import Binding
public import Model

/// The single home of the bookmarks: every screen that shows or changes them asks here.
///
/// A change shows at once and is saved behind it, one after the other in the order they were made. What could not be
/// saved does not show any more, and waits for `retry()` until something else is asked for.
public final class BookmarksInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Bookmarks, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<BookmarksInteractor>()

    private let store: any BookmarksStore
    private let work: Work
    /// What the store holds, as far as is known.
    private var saved: Bookmarks?
    private var pending: [Step] = []
    private var failed: [Step] = []

    private enum Step {
        case load
        case change(BookmarksChange)
    }

    /// Bookmarks that have not been read yet.
    public init(store: any BookmarksStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// Reads what the store holds, behind the changes that wait.
    public func load() {
        enqueue([.load])
    }

    /// Whether `user` shows as bookmarked, saved or not yet.
    public func isBookmarked(_ user: User) -> Bool {
        model.value?.contains(user) ?? false
    }

    /// Adds `user` behind the others, or removes them.
    public func toggle(_ user: User) {
        change(isBookmarked(user) ? .remove(user.uniqueID) : .add(user))
    }

    /// Removes `user`; nothing happens where they are not bookmarked.
    public func remove(_ user: User) {
        change(.remove(user.uniqueID))
    }

    /// Removes everyone.
    public func removeAll() {
        change(.removeAll)
    }

    /// Does again what failed last, and what had been waiting behind it.
    public func retry() {
        enqueue(failed)
    }

    private func change(_ change: BookmarksChange) {
        // Where the store could not be read before, it has to be read before its contents can be told.
        enqueue(saved == nil && pending.isEmpty ? [.load, .change(change)] : [.change(change)])
    }

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
        work.start(for: self) { [store] () async throws(StoreError) -> Bookmarks? in
            switch step {
            case .load: return Bookmarks(try await store.bookmarks())
            case .change(let change):
                try await store.apply(change)
                return nil
            }
        } then: { interactor, result in
            interactor.finish(step, result)
        }
    }

    private func finish(_ step: Step, _ result: Result<Bookmarks?, StoreError>) {
        switch result {
        case .success(let loaded):
            pending.removeFirst()
            if case .change(let change) = step { saved = saved?.applying(change) }
            if let loaded { saved = loaded }
            // Before anyone is told: who then asks for more must find that the next step runs already.
            runNext()
            showProgress()
        case .failure(let error):
            failed = pending
            pending = []
            model = .error(error, saved)
        }
    }

    /// Shows what is saved with the changes that wait applied to it.
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
