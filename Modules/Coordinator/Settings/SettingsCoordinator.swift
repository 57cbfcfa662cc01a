import Binding
import Interactor
import Shell
import View
import ViewModel

/// Builds and binds the settings' screen.
final class SettingsCoordinator: FeatureCoordinator {
    private let dependencies: SettingsDependencies
    private let navigation: Navigation

    init(dependencies: SettingsDependencies, navigation: Navigation) {
        self.dependencies = dependencies
        self.navigation = navigation
    }

    func start() {
        let settings = dependencies.settings
        let view = SettingsView(viewModel: SettingsViewModel(model: settings.model, saving: settings.saving, settings))
        settings.bind(to: view) { SettingsViewModel(model: $0.model, saving: $0.saving, $0) }
        navigation.push(view, at: .settings, keeping: self)
    }
}
