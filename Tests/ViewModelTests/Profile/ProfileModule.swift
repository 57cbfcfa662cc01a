import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The interactor and the navigator of a profile, for each binding style whose view model is a class.
@MainActor
struct ProfileModule {
    let interactor: ProfileInteractor
    let bookmarks: BookmarksInteractor
    let navigator = ProfileMock()
    private let users = ManualUsersService()
    private let work = Work()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        interactor = ProfileInteractor(
            service: users, bookmarks: bookmarks, today: .sample(0), timeZone: .gmt, work: work)
        bookmarks.load()
        for object in [interactor, bookmarks, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Loads Ada.
    func load() async throws {
        interactor.load()
        try await answer(.sample())
    }

    /// Answers the next request, and waits until the profile has the answer.
    func answer(_ user: User) async throws {
        try await users.nextRequest().answer(.success(UserPage(users: [user])))
        await work.settle()
    }

    /// Waits until the bookmarks are stored.
    func settle() async { await work.settle() }
}

extension ProfileContent {
    /// The visible content in a few words.
    var summary: String {
        let parts = [isLoading ? "loading" : nil, problem, card?.name, card?.bookmarkTitle]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// Records the actions and the navigation of a profile, in order.
@MainActor
final class ProfileMock: ProfileActions, ProfileNavigator {
    enum Call: Hashable {
        case load, refresh, toggleBookmark
        case showDetail(User)
    }

    private(set) var calls: [Call] = []

    func load() { calls.append(.load) }
    func refresh() { calls.append(.refresh) }
    func toggleBookmark() { calls.append(.toggleBookmark) }
    func showDetail(of user: User) { calls.append(.showDetail(user)) }
}
