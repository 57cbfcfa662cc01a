import Model
import View
import ViewModel

/// Builds the bookmarks, and leads from them to one person.
final class BookmarksCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let viewModel = BookmarksViewModel(interactor: app.bookmarks, navigator: self)
        let view = BookmarksView(viewModel: viewModel)
        app.container.addTab(view.title, root: view, coordinator: self)
        // Before it shows: its tab says how many there are, and a bookmark may fail on any screen.
        view.setupViewModel()
    }
}

extension BookmarksCoordinator: BookmarksNavigator {
    func showDetail(of user: User) {
        guard let app else { return }
        UserDetailCoordinator(app: app).start(user)
    }
}
