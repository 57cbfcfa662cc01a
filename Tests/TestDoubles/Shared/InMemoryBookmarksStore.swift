public import Interactor
public import Model

/// A bookmarks store without a file.
public typealias InMemoryBookmarksStore = InMemoryStore<Bookmarks, BookmarksChange>

extension InMemoryBookmarksStore: BookmarksStore {
    public convenience init(_ users: [User] = [], gate: Gate? = nil) {
        self.init(keeping: Bookmarks(users), gate: gate)
    }

    /// The stored bookmarks.
    public var users: [User] { value.users }

    @concurrent
    public func bookmarks() async throws(StoreError) -> [User] { try await read().users }

    @discardableResult
    @concurrent
    public func apply(_ change: BookmarksChange) async throws(StoreError) -> [User] {
        try await make(change) { $0.applying(change) }.users
    }
}
