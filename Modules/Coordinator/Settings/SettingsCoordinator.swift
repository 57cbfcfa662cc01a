import Binding
import View
import ViewModel

/// Builds the settings' screen.
final class SettingsCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let view = SettingsView(viewModel: SettingsViewModel(interactor: app.settings))
        app.settings.bind(to: view) { SettingsViewModel(interactor: $0) }
        app.container.push(view, coordinator: self)
    }
}
