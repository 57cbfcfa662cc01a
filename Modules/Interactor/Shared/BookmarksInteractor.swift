public import Binding
public import Model

/// The owner of the bookmarks, shared by every screen that shows or changes them.
///
/// The model follows the store: a change is visible once the store has confirmed it.
public final class BookmarksInteractor: ModelOwner {
    public private(set) var model = LoadableModel<Bookmarks, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    /// The state of the latest change.
    public private(set) var saving = Saving<BookmarksChange, StoreError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<BookmarksInteractor>()

    private let store: any BookmarksStore
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor that has not read the bookmarks yet.
    public init(store: any BookmarksStore, work: Work) {
        self.store = store
        self.work = work
    }

    /// Reads the store.
    public func load() {
        request = work.load(for: self, into: \.model, replacing: request) { [store] () async throws(StoreError) in
            Bookmarks(try await store.bookmarks())
        }
    }

    /// Whether `user` is bookmarked.
    public func isBookmarked(_ user: User) -> Bool {
        model.value?.contains(user) ?? false
    }

    /// Adds `user` at the end, or removes `user` if already bookmarked.
    public func toggle(_ user: User) { make(isBookmarked(user) ? .remove(user.uniqueID) : .add(user)) }

    /// Removes `user`, if bookmarked.
    public func remove(_ user: User) { make(.remove(user.uniqueID)) }

    /// Removes all users.
    public func removeAll() { make(.removeAll) }

    /// Retries the failed change; if none has failed, reads the store.
    public func retry() {
        if let change = saving.failedChange { make(change) } else { load() }
    }

    /// Forgets the failed change.
    public func giveUp() { saving = .none }

    private func make(_ change: BookmarksChange) {
        work.store(change, for: self, at: \.saving, into: \.model, cancelling: \.request) {
            [store] () async throws(StoreError) in
            Bookmarks(try await store.apply(change))
        }
    }
}
