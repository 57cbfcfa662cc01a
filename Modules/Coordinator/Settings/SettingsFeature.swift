public import Interactor
import Shell
import TextUI
import ViewModel

/// The settings, in front of every screen, and the look of the app that they choose.
public final class SettingsFeature: Feature {
    private let dependencies: SettingsDependencies

    public init(store: any SettingsStore, _ shared: SharedDependencies) {
        dependencies = SettingsDependencies(settings: SettingsInteractor(store: store, work: shared.storing))
    }

    public var places: [Place] {
        [
            Place(
                .settings, title: SettingsWords.title,
                standing: .inFront(key: .character(","), action: SettingsWords.open)
            ) { [dependencies] in
                SettingsCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }

    public func start(in host: any FeatureHost) {
        let settings = dependencies.settings
        host.look = { AppLook(settings.settings) }
        settings.load()
    }
}
