import Binding
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The users list in one tab and the bookmarks in another; the test answers their requests.
@MainActor
final class UsersHarness: Harness {
    let users = ManualUsersService()
    let pictures = ManualPictureService()
    let bookmarksStore: InMemoryBookmarksStore
    let bookmarks: BookmarksInteractor
    /// The moment at which a screen opens.
    var now = Date.sample(0)
    private let service: (any UsersService)?
    private let pictureService: (any PictureService)?
    private let loading: Work
    private let storing: Work

    /// - Parameters:
    ///   - service: Answers requests for people; nil leaves them to the test.
    ///   - pictureService: Answers requests for pictures; nil leaves them to the test.
    ///   - failure: The error that every call to the bookmarks store throws; nil lets the calls succeed.
    init(
        service: (any UsersService)? = nil, pictureService: (any PictureService)? = nil, bookmarked: [User] = [],
        failure: StoreError? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        self.service = service
        self.pictureService = pictureService
        bookmarksStore = InMemoryBookmarksStore(bookmarked)
        bookmarksStore.failure = failure
        let work = Work()
        loading = Work(within: work)
        storing = Work(within: work)
        bookmarks = BookmarksInteractor(store: bookmarksStore, work: storing)
        super.init(
            work: work,
            tabs: [
                Tab(id: Route.users.link, title: "Users"), Tab(id: Route.bookmarks.link, title: "Bookmarks"),
            ], sourceLocation: sourceLocation)
        bookmarks.load()
        UsersCoordinator(dependencies: dependencies, navigation: navigation(of: .users)).start()
        BookmarksCoordinator(dependencies: dependencies, navigation: navigation(of: .bookmarks)).start()
        await settleBookmarks()
    }

    /// Returns a harness whose list shows `page`.
    static func showing(
        _ page: UserPage = .cast, bookmarked: [User] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> UsersHarness {
        let harness = await UsersHarness(bookmarked: bookmarked, sourceLocation: sourceLocation)
        try await harness.answerUsers(.success(page))
        return harness
    }

    /// Returns a settled harness whose requests are answered immediately.
    static func opened(
        _ service: any UsersService = AnsweringUsersService(.success(.cast), .success(.sample(2, count: 3))),
        bookmarked: [User] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async -> UsersHarness {
        let harness = await UsersHarness(
            service: service, pictureService: AnsweringPictureService(), bookmarked: bookmarked,
            sourceLocation: sourceLocation)
        await harness.settle()
        return harness
    }

    /// Returns a harness that shows the bookmarks.
    static func showingBookmarks(
        _ users: [User] = [], failure: StoreError? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> UsersHarness {
        let harness = await UsersHarness(bookmarked: users, failure: failure, sourceLocation: sourceLocation)
        harness.select(.bookmarks)
        return harness
    }

    private var dependencies: UsersDependencies {
        UsersDependencies(
            service: service ?? users, pictures: pictureService ?? pictures, pictureDecoder: GradientDecoder(),
            bookmarks: bookmarks, localization: .sample, now: { [weak self] in self?.now ?? .sample(0) },
            work: loading, storing: storing)
    }

    /// Returns the stack in the tab of `route`.
    private func navigation(of route: Route) -> Navigation { shell.navigation(in: route.link) }

    /// Selects the tab of `route`.
    func select(_ route: Route) { shell.select(route.link) }

    /// Pushes the users list onto the selected tab's stack.
    func openList() {
        UsersCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Pushes the bookmarks onto the selected tab's stack.
    func openBookmarks() {
        BookmarksCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Pushes the screen of `user` onto the selected tab's stack.
    func openDetail(of user: User) {
        UserDetailCoordinator(dependencies: dependencies, navigation: navigation).start(user)
    }
}

extension UsersHarness {
    /// Answers the list's next request, and waits until the list shows the answer.
    func answerUsers(_ result: Result<UserPage, NetworkError>) async throws {
        try await users.nextRequest().answer(result)
        await loading.settle()
    }

    /// Answers the next request for a picture, and waits until the screen shows the picture.
    func answerPicture(byteCount: Int = 1) async throws {
        try await pictures.nextRequest().answer(.success(Data(count: byteCount)))
        await loading.settle()
    }

    /// Waits until the store has saved everything.
    func settleBookmarks() async { await storing.settle() }

    /// The bookmarked people; nil before they are read.
    var bookmarked: [User]? { bookmarks.model.value?.users }
}
