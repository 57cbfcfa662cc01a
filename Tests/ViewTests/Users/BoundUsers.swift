import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The users list, a person's screen or the bookmarks, with a binding that a test can cut.
@MainActor
final class BoundUsers<Front: Screen, FrontViewModel: AnyObject>: BoundScreen {
    let screen: Front
    let viewModel: FrontViewModel
    let people: PeopleBehind
    private let setDelegate: (_ isScreen: Bool) -> Void

    fileprivate init(
        _ screen: Front, _ viewModel: FrontViewModel, _ people: PeopleBehind, sourceLocation: SourceLocation,
        setDelegate: @escaping (_ isScreen: Bool) -> Void
    ) {
        self.screen = screen
        self.viewModel = viewModel
        self.people = people
        self.setDelegate = setDelegate
        for object in [screen, viewModel, people, people.bookmarks, people.users] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
    }

    func unbind() { setDelegate(false) }
    func bind() { setDelegate(true) }
}

typealias BoundUsersList = BoundUsers<UsersListView, UsersListViewModel>
typealias BoundUserDetail = BoundUsers<UserDetailView, UserDetailViewModel>
typealias BoundBookmarks = BoundUsers<BookmarksView, BookmarksViewModel>

/// The dependencies of people's screens, and a record of the navigation; the test answers the requests.
@MainActor
final class PeopleBehind: UsersListNavigator, BookmarksNavigator, UserDetailNavigator {
    let service = ManualUsersService()
    let pictures = ManualPictureService()
    let work = Work()
    let store: InMemoryBookmarksStore
    let bookmarks: BookmarksInteractor
    let users: UsersInteractor
    private(set) var opened: [User] = []
    private(set) var shared: [String] = []

    private init(bookmarked: [User]) {
        store = InMemoryBookmarksStore(bookmarked)
        bookmarks = BookmarksInteractor(store: store, work: work)
        users = UsersInteractor(service: service, work: work)
    }

    func showDetail(of user: User) { opened.append(user) }
    func share(_ text: String) { shared.append(text) }

    /// Waits until all work is done.
    func settle() async { await work.settle() }

    /// Answers the next request for people, and waits until all work is done.
    func answer(_ result: Result<UserPage, Interactor.NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }

    /// Returns the list, with `page` loaded; nil loads no page.
    static func list(
        _ page: UserPage? = .sample(count: 30), sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BoundUsersList {
        let people = PeopleBehind(bookmarked: [])
        let viewModel = UsersListViewModel(interactor: people.users, bookmarks: people.bookmarks, navigator: people)
        let view = UsersListView(viewModel: viewModel)
        let list = BoundUsers(view, viewModel, people, sourceLocation: sourceLocation) {
            if $0 { view.setupViewModel() } else { viewModel.delegate = nil }
        }
        if let page {
            people.users.load()
            try await people.answer(.success(page))
        }
        return list
    }

    /// Returns the bookmarks, with `users` loaded; nil loads no bookmarks.
    static func bookmarks(
        _ users: [User]?, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BoundBookmarks {
        let people = PeopleBehind(bookmarked: users ?? [])
        let viewModel = BookmarksViewModel(interactor: people.bookmarks, navigator: people)
        let view = BookmarksView(viewModel: viewModel)
        let bookmarks = BoundUsers(view, viewModel, people, sourceLocation: sourceLocation) {
            if $0 { view.setupViewModel() } else { viewModel.delegate = nil }
        }
        if users != nil { people.bookmarks.load() }
        await people.settle()
        return bookmarks
    }

    /// Returns one person's screen.
    static func detail(sourceLocation: SourceLocation = #_sourceLocation) -> BoundUserDetail {
        let people = PeopleBehind(bookmarked: [])
        let picture = UserPictureInteractor(
            user: .sample(), service: people.pictures, decoder: GradientDecoder(), work: people.work)
        let viewModel = UserDetailViewModel(
            user: .sample(), picture: picture, bookmarks: people.bookmarks, localization: .sample, today: .sample(0),
            navigator: people)
        let view = UserDetailView(viewModel: viewModel)
        return BoundUsers(view, viewModel, people, sourceLocation: sourceLocation) {
            if $0 { view.setupViewModel() } else { viewModel.delegate = nil }
        }
    }
}
