import Binding
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// A profile in one binding style, in front of a blank screen; the test answers the profile's requests.
@MainActor
final class ProfileHarness: Harness {
    let users: ManualUsersService
    let bookmarksStore: InMemoryBookmarksStore
    let bookmarks: BookmarksInteractor
    /// The people whose screens were opened.
    private(set) var shownUsers: [User] = []
    private let style: BindingStyle
    private let now: Date
    private let service: (any UsersService)?

    /// - Parameters:
    ///   - service: Answers the requests; nil leaves them to the test.
    ///   - now: The moment at which the profile opens.
    init(
        _ style: BindingStyle, service: (any UsersService)? = nil, bookmarked: [User] = [],
        now: Date = .sample(0), sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        self.style = style
        self.now = now
        self.service = service
        users = ManualUsersService()
        bookmarksStore = InMemoryBookmarksStore(bookmarked)
        let work = Work()
        bookmarks = trackForLeaks(
            BookmarksInteractor(store: bookmarksStore, work: work), sourceLocation: sourceLocation)
        super.init(work: work, sourceLocation: sourceLocation)
        bookmarks.load()
        await settle()
        navigation.push(BlankScreen())
        openProfile()
    }

    /// Returns a harness that shows `user`.
    static func showing(
        _ style: BindingStyle, _ user: User = .sample(), bookmarked: [User] = [], now: Date = .sample(0),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ProfileHarness {
        let harness = await ProfileHarness(style, bookmarked: bookmarked, now: now, sourceLocation: sourceLocation)
        try await harness.answer(.success(user))
        return harness
    }

    /// Opens a profile.
    func openProfile() {
        let dependencies = ProfileDependencies(
            service: service ?? users, bookmarks: bookmarks, localization: .sample, now: { [now] in now }, style: style,
            onShowUser: { [weak self] user, _ in self?.shownUsers.append(user) }, work: work)
        ProfileCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Answers the next request, and waits until the profile has the answer.
    func answer(_ result: Result<User, NetworkError>) async throws {
        try await users.nextRequest().answer(result.map { UserPage(users: [$0]) })
        await settle()
    }
}

extension User {
    static let other = User.sample("Grace", "Hopper", city: "New York", country: "United States")
}
