import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// Everything behind a profile's screen, and a record of where it leads; the test answers the requests.
@MainActor
final class ProfileBehind: ProfileNavigator {
    let interactor: ProfileInteractor
    let bookmarks: BookmarksInteractor
    private(set) var opened: [User] = []
    private let users = ManualUsersService()
    private let work = Work()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        interactor = ProfileInteractor(
            service: users, bookmarks: bookmarks, today: .sample(0), timeZone: .gmt, work: work)
        for object in [self, interactor, bookmarks] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    func showDetail(of user: User) { opened.append(user) }

    /// Loads Ada.
    func load() async throws {
        interactor.load()
        try await answer(.success(.sample()))
    }

    /// Answers the next request, and waits until the profile has the answer.
    func answer(_ result: Result<User, NetworkError>) async throws {
        try await users.nextRequest().answer(result.map { UserPage(users: [$0]) })
        await settle()
    }

    /// Waits until everything is done.
    func settle() async { await work.settle() }
}

/// A profile's screen in one binding style, whose binding a test can cut.
@MainActor
final class BoundProfile<Front: ProfileScreen>: BoundScreen {
    let screen: Front
    let behind: ProfileBehind
    private let wire: Wire<Front>

    /// A screen that is bound.
    init(
        sourceLocation: SourceLocation = #_sourceLocation,
        wire make: @MainActor (ProfileInteractor, any ProfileNavigator) -> Wire<Front>
    ) {
        behind = ProfileBehind(sourceLocation: sourceLocation)
        wire = make(behind.interactor, behind)
        screen = wire.screen
        for object in [self, screen] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        bind()
    }

    func bind() { wire.bind() }
    func cut() { wire.cut() }
}

/// A screen, with what binds it and what cuts its binding.
@MainActor
struct Wire<Front: ProfileScreen> {
    let screen: Front
    let bind: () -> Void
    let cut: () -> Void
}

/// A change behind the screen, with what has to happen before it.
enum ProfileChange: CaseIterable {
    case loading, arrival, failure, refreshing, otherPerson, failedRefresh, storing, bookmark

    @MainActor
    func prepare<Front>(_ profile: BoundProfile<Front>) async throws {
        let behind = profile.behind
        guard self != .loading else { return }
        guard self != .arrival, self != .failure else { return behind.interactor.load() }
        try await behind.load()
        if self == .otherPerson || self == .failedRefresh { behind.interactor.refresh() }
    }

    @MainActor
    func happen<Front>(_ profile: BoundProfile<Front>) async throws {
        let behind = profile.behind
        switch self {
        case .loading: behind.interactor.load()
        case .arrival: try await behind.answer(.success(.sample()))
        case .failure, .failedRefresh: try await behind.answer(.failure(.httpError(503)))
        case .refreshing: behind.interactor.refresh()
        case .otherPerson: try await behind.answer(.success(.stranger))
        case .storing: behind.interactor.toggleBookmark()
        case .bookmark:
            behind.interactor.toggleBookmark()
            await behind.settle()
        }
    }
}
