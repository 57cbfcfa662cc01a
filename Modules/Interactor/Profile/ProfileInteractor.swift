public import Binding
public import Foundation
import Model

/// The owner of the profile, which shows the first person in the directory.
public final class ProfileInteractor: ModelOwner {
    public private(set) var model = Profile() {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProfileInteractor>()

    private let service: any UsersService
    private let bookmarks: BookmarksInteractor
    private let today: Date
    private let timeZone: TimeZone
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor without a person; it computes the age on the date `today` in `timeZone`.
    public init(
        service: any UsersService, bookmarks: BookmarksInteractor, today: Date, timeZone: TimeZone, work: Work
    ) {
        self.service = service
        self.bookmarks = bookmarks
        self.today = today
        self.timeZone = timeZone
        self.work = work
        bookmarks.modelDidUpdate.add(self) { profile, _ in profile.bookmarksDidUpdate() }
    }

    /// Loads the person, unless the person is loaded or loading.
    public func load() {
        guard model.user.value == nil, !model.user.isLoading else { return }
        refresh()
    }

    /// Loads the person again; the current person stays until the answer arrives.
    ///
    /// Cancels an earlier request and ignores its answer.
    public func refresh() {
        request?.cancel()
        model = model.with(user: model.user.startingToLoad())
        request = work.start(for: self) { [service] () async throws(NetworkError) in
            let page = try await service.users(page: 1, seed: nil)
            guard let user = page.users.first else { throw .noUsers(skipped: page.skipped) }
            return user
        } then: { interactor, result in
            interactor.receive(result)
        }
    }

    /// Bookmarks the person, or removes the bookmark; does nothing without a person.
    public func toggleBookmark() {
        model.user.value.map(bookmarks.toggle)
    }

    private func receive(_ result: Result<User, NetworkError>) {
        request = nil
        let user = model.user.finishingToLoad(result)
        model = Profile(
            user: user, age: user.value?.birth?.age(at: today, in: timeZone), isBookmarked: isBookmarked(user.value),
            isStoring: model.isStoring)
    }

    private func bookmarksDidUpdate() {
        let new = model.with(isBookmarked: isBookmarked(model.user.value), isStoring: bookmarks.saving.isStoring)
        if new != model { model = new }
    }

    private func isBookmarked(_ user: User?) -> Bool { user.map(bookmarks.isBookmarked) ?? false }
}
