import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// The bookmarks with a binding that a test can cut.
@MainActor
final class BoundBookmarks: BoundScreen {
    let screen: BookmarksView
    let viewModel: BookmarksViewModel
    let interactor: BookmarksInteractor
    let store: InMemoryBookmarksStore
    let navigator = UsersListNavigatorMock()
    private let work = Work()
    private var delegate: ForwardingBookmarksDelegate?

    /// - Parameters:
    ///   - users: The bookmarks that are read at the beginning; nil reads nothing.
    ///   - call: The call that the screen does not hear; nil for none.
    init(
        read users: [User]?, ignoring call: ForwardingBookmarksDelegate.Call? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        store = InMemoryBookmarksStore(users ?? [])
        interactor = BookmarksInteractor(store: store, work: work)
        viewModel = BookmarksViewModel(interactor: interactor, navigator: navigator)
        screen = BookmarksView(viewModel: viewModel)
        for object in [interactor, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
        if users != nil {
            interactor.load()
            await settle()
        }
        if let call {
            delegate = ForwardingBookmarksDelegate(screen, ignoring: call)
            viewModel.delegate = delegate
        }
    }

    func cut() { viewModel.delegate = nil }
    func bind() { screen.setupViewModel() }

    /// Waits until everything is done.
    func settle() async { await work.settle() }
}
