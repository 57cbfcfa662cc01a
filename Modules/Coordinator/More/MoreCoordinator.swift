import View
import ViewModel

/// Builds the tab of the screens that have no tab of their own, and leads from it to them.
final class MoreCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let view = MoreView(viewModel: MoreViewModel(navigator: self))
        app.container.addTab(view.title, root: view, coordinator: self)
    }
}

extension MoreCoordinator: MoreNavigator {
    func showProfile() {
        guard let app else { return }
        ProfileCoordinator(app: app).start()
    }

    func showSignUp() {
        guard let app else { return }
        SignUpCoordinator(app: app).start()
    }

    func showSettings() {
        app?.showSettings()
    }
}
