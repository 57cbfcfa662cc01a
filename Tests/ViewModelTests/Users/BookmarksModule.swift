import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A bookmarks view model and everything it talks to.
@MainActor
struct BookmarksModule {
    let work = Work()
    let store: InMemoryBookmarksStore
    let interactor: BookmarksInteractor
    let viewModel: BookmarksViewModel
    let delegate: BookmarksDelegateMock
    let navigator = UsersNavigatorMock()

    init(_ users: [User] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        store = InMemoryBookmarksStore(users)
        interactor = BookmarksInteractor(store: store, work: work)
        viewModel = BookmarksViewModel(interactor: interactor, navigator: navigator)
        delegate = BookmarksDelegateMock(viewModel)
        viewModel.delegate = delegate
        for object in [interactor, viewModel, delegate, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }

    /// Returns a module whose bookmarks are loaded.
    static func loaded(_ users: [User], sourceLocation: SourceLocation = #_sourceLocation) async -> BookmarksModule {
        let module = BookmarksModule(users, sourceLocation: sourceLocation)
        module.viewModel.loadBookmarks()
        await module.work.settle()
        return module
    }
}
