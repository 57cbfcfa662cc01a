import Binding
public import Interactor
import Model
import Shell
import TextUI
import ViewModel

/// The settings, which open in front of any screen; they set the app's look, and whether it reopens its last screens.
public final class SettingsFeature: Feature {
    private let dependencies: SettingsDependencies
    private weak var host: (any FeatureHost)?
    private var hasRestored = false

    public init(store: any SettingsStore, _ shared: SharedDependencies) {
        dependencies = SettingsDependencies(
            settings: SettingsInteractor(store: store, work: shared.storing),
            lastPlace: LastPlaceInteractor(store: store, work: shared.sending))
    }

    public var places: [Place] {
        [
            Place(
                .settings, title: SettingsWords.title,
                position: .inFront(key: .character(","), action: SettingsWords.open)
            ) { [dependencies] in
                SettingsCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }

    public func start(in host: any FeatureHost) {
        self.host = host
        let settings = dependencies.settings
        host.look = { AppLook(settings.settings) }
        host.didNavigate = { [weak self] in self?.storePlace() }
        settings.modelDidUpdate.add(self) { feature, settings in feature.didUpdate(settings) }
        settings.load()
    }
}

// MARK: - Where the user left off

extension SettingsFeature {
    private func didUpdate(_ settings: SettingsInteractor) {
        guard !settings.model.isLoading else { return }
        if hasRestored { return storePlace() }
        hasRestored = true
        if let links = settings.settings.leftOff { host?.restore(links) }
    }

    private func storePlace() {
        guard let host else { return }
        dependencies.lastPlace.store(dependencies.settings.settings.leftOff.map { _ in host.links })
    }
}
