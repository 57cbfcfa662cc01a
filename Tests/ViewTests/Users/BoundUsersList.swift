import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The list of people with a binding that a test can cut; the test answers its requests.
@MainActor
final class BoundUsersList: BoundScreen {
    let screen: UsersListView
    let viewModel: UsersListViewModel
    let bookmarks: BookmarksInteractor
    let store = InMemoryBookmarksStore()
    let navigator = UsersListNavigatorMock()
    private let service = ManualUsersService()
    private let work = Work()
    private var delegate: ForwardingUsersListDelegate?

    /// - Parameters:
    ///   - page: The page that is loaded at the beginning; nil for none.
    ///   - call: The call that the screen does not hear; nil for none.
    init(
        loaded page: UserPage? = .sample(count: 30), ignoring call: ForwardingUsersListDelegate.Call? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        bookmarks = BookmarksInteractor(store: store, work: work)
        let interactor = UsersInteractor(service: service, work: work)
        viewModel = UsersListViewModel(interactor: interactor, bookmarks: bookmarks, navigator: navigator)
        screen = UsersListView(viewModel: viewModel)
        for object in [bookmarks, interactor, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
        if let page {
            viewModel.loadUsers()
            try await answer(.success(page))
        }
        if let call {
            delegate = ForwardingUsersListDelegate([screen], ignoring: call)
            viewModel.delegate = delegate
        }
    }

    func cut() { viewModel.delegate = nil }
    func bind() { screen.setupViewModel() }

    /// Answers the next request, and waits until everything is done.
    func answer(_ result: Result<UserPage, Interactor.NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    /// Waits until everything is done.
    func settle() async { await work.settle() }
}

/// Records the people who are opened.
@MainActor
final class UsersListNavigatorMock: UsersListNavigator, BookmarksNavigator {
    private(set) var opened: [User] = []

    func showDetail(of user: User) { opened.append(user) }
}
