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

/// A profile's screen in one binding style, with everything behind it; the test answers its requests.
@MainActor
final class BoundProfile<Front: ProfileScreen>: BoundScreen {
    let screen: Front
    let interactor: ProfileInteractor
    private let users = ManualUsersService()
    private let work = Work()
    private let wire: Wire<Front>

    /// A screen that is bound.
    init(
        sourceLocation: SourceLocation = #_sourceLocation,
        wire make: @MainActor (ProfileInteractor) -> Wire<Front>
    ) {
        let bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        interactor = ProfileInteractor(
            service: users, bookmarks: bookmarks, today: .sample(0), timeZone: .gmt,
            work: work)
        wire = make(interactor)
        screen = wire.screen
        for object in [self, interactor, bookmarks, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
    }

    func bind() { wire.bind() }
    func cut() { wire.cut() }

    /// Answers the next request, and waits until the profile has the answer.
    func answer(_ result: Result<User, NetworkError>) async throws {
        try await users.nextRequest().answer(result.map { UserPage(users: [$0]) })
        await settle()
    }

    /// Waits until everything is done.
    func settle() async { await work.settle() }
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
        guard self != .loading else { return }
        profile.interactor.load()
        guard self != .arrival, self != .failure else { return }
        try await profile.answer(.success(.sample()))
        if self == .otherPerson || self == .failedRefresh { profile.interactor.refresh() }
    }

    @MainActor
    func happen<Front>(_ profile: BoundProfile<Front>) async throws {
        switch self {
        case .loading: profile.interactor.load()
        case .arrival: try await profile.answer(.success(.sample()))
        case .failure, .failedRefresh: try await profile.answer(.failure(.httpError(503)))
        case .refreshing: profile.interactor.refresh()
        case .otherPerson: try await profile.answer(.success(.stranger))
        case .storing: profile.interactor.toggleBookmark()
        case .bookmark:
            profile.interactor.toggleBookmark()
            await profile.settle()
        }
    }
}

/// Opens no screen.
@MainActor
final class Nowhere: ProfileNavigator {
    func showDetail(of user: User) {}
}
