public import Binding
import Model

/// The single home of the person whose profile shows: the first that the service names.
public final class ProfileInteractor: ModelOwner {
    public private(set) var model = Profile() {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProfileInteractor>()

    private let service: any UsersService
    private let bookmarks: BookmarksInteractor
    private let work: Work
    private var request: Task<Void, Never>?

    /// A profile of which nothing has been asked for yet.
    public init(service: any UsersService, bookmarks: BookmarksInteractor, work: Work) {
        self.service = service
        self.bookmarks = bookmarks
        self.work = work
        bookmarks.modelDidUpdate.add(self) { profile, _ in profile.bookmarksDidUpdate() }
    }

    /// Asks for the person, unless they are there or on their way.
    public func load() {
        guard model.user.value == nil, !model.user.isLoading else { return }
        refresh()
    }

    /// Asks anew; the person who is there stays until the answer has come.
    ///
    /// A request that is on its way is cancelled, and its answer is ignored.
    public func refresh() {
        request?.cancel()
        model.user = model.user.startingToLoad()
        request = work.start(for: self) { [service] () async throws(NetworkError) in
            guard let user = try await service.users(page: 1, seed: nil).users.first else { throw .noData }
            return user
        } then: { interactor, result in
            interactor.receive(result)
        }
    }

    /// Adds the person to the bookmarks, or takes them off; nothing happens while there is nobody.
    public func toggleBookmark() {
        model.user.value.map(bookmarks.toggle)
    }

    private func receive(_ result: Result<User, NetworkError>) {
        request = nil
        let user = model.user.finishingToLoad(result)
        model = Profile(user: user, isBookmarked: isBookmarked(user.value))
    }

    private func bookmarksDidUpdate() {
        let isBookmarked = isBookmarked(model.user.value)
        if isBookmarked != model.isBookmarked { model.isBookmarked = isBookmarked }
    }

    private func isBookmarked(_ user: User?) -> Bool { user.map(bookmarks.isBookmarked) ?? false }
}
