import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the bookmarks' screen, and opens a person from there.
final class BookmarksCoordinator: FeatureCoordinator {
    private let dependencies: UsersDependencies
    private let navigation: Navigation

    init(dependencies: UsersDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    var badge: Int { dependencies.bookmarks.model.value?.users.count ?? 0 }

    func start() {
        let view = BookmarksView(viewModel: BookmarksViewModel(interactor: dependencies.bookmarks, navigator: self))
        view.setupViewModel()
        navigation.push(view, at: .bookmarks, keeping: self)
    }

    func open(_ part: String) async throws(NotFound) {
        let (bookmarks, storing) = (dependencies.bookmarks, dependencies.storing)
        let user = try await row(part, of: bookmarks, loading: storing, on: navigation, rows: \.users)
        user.map(showDetail)
    }
}

extension BookmarksCoordinator: BookmarksNavigator {
    func showDetail(of user: User) {
        UserDetailCoordinator(dependencies: dependencies, navigation: navigation).start(user)
    }
}
