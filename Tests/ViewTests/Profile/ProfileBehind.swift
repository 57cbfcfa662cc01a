import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The dependencies of a profile's screen, and a record of its navigation; the test answers the requests.
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

    /// Loads the profile, and answers with the sample person.
    func load() async throws {
        interactor.load()
        try await answer(.success(.sample()))
    }

    /// Answers the next request, and waits until the profile has the answer.
    func answer(_ result: Result<User, NetworkError>) async throws {
        try await users.nextRequest().answer(result.map { UserPage(users: [$0]) })
        await settle()
    }

    /// Waits until all work is done.
    func settle() async { await work.settle() }
}

/// A change of the profile, and the events that prepare the change.
enum ProfileChange: CaseIterable {
    case loading, arrival, failure, refreshing, otherPerson, failedRefresh, storing, bookmark

    @MainActor
    func prepare(_ behind: ProfileBehind) async throws {
        guard self != .loading else { return }
        guard self != .arrival, self != .failure else { return behind.interactor.load() }
        try await behind.load()
        if self == .otherPerson || self == .failedRefresh { behind.interactor.refresh() }
    }

    @MainActor
    func happen(_ behind: ProfileBehind) async throws {
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
