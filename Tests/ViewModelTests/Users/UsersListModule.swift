import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A users list view model and everything it talks to; the test answers its requests.
@MainActor
struct UsersListModule {
    let service: ManualUsersService
    let work = Work()
    let store = InMemoryBookmarksStore()
    let bookmarks: BookmarksInteractor
    let interactor: UsersInteractor
    let viewModel: UsersListViewModel
    let delegate: UsersListDelegateMock
    let navigator = UsersNavigatorMock()

    /// - Parameter loaded: The page that is loaded before the delegate listens; nil for none.
    init(
        loaded page: UserPage? = nil, answersLate: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        service = ManualUsersService(answersLate: answersLate)
        bookmarks = BookmarksInteractor(store: store, work: work)
        interactor = UsersInteractor(service: service, work: work)
        viewModel = UsersListViewModel(interactor: interactor, bookmarks: bookmarks, navigator: navigator)
        delegate = UsersListDelegateMock(viewModel)
        for object in [bookmarks, interactor, viewModel, delegate, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bookmarks.load()
        await work.settle()
        if let page {
            viewModel.loadUsers()
            try await answerNext(.success(page))
        }
        viewModel.delegate = delegate
    }

    func answerNext(_ result: Result<UserPage, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
