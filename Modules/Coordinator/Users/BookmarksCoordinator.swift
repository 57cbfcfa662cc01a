import Interactor
import Model
import Shell
import View
import ViewModel

/// Builds the bookmarks, and opens one person from them.
final class BookmarksCoordinator: FeatureCoordinator {
    private let dependencies: UsersDependencies
    private let navigation: Navigation
    private let onShare: (String) -> Void

    init(dependencies: UsersDependencies, navigation: Navigation, onShare: @escaping (String) -> Void) {
        self.dependencies = dependencies
        self.navigation = navigation
        self.onShare = onShare
    }

    var badge: Int { dependencies.bookmarks.model.value?.users.count ?? 0 }

    func start() {
        let view = BookmarksView(viewModel: BookmarksViewModel(interactor: dependencies.bookmarks, navigator: self))
        view.setupViewModel()
        navigation.push(view, keeping: self)
    }
}

extension BookmarksCoordinator: BookmarksNavigator {
    func showDetail(of user: User) {
        UserDetailCoordinator(dependencies: dependencies, navigation: navigation, onShare: onShare).start(user)
    }
}
