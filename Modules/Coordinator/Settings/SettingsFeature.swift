public import Interactor
import Shell
import TextUI
import ViewModel

/// The settings, in front of every screen, and the look of the app that they choose.
public final class SettingsFeature: Feature {
    private let settings: SettingsInteractor

    public init(store: any SettingsStore, _ shared: SharedDependencies) {
        settings = SettingsInteractor(store: store, work: shared.storing)
    }

    public var places: [Place] {
        [
            Place(
                .settings, title: SettingsWords.title,
                standing: .inFront(key: .character(","), action: SettingsWords.open)
            ) { [settings] in
                SettingsCoordinator(dependencies: SettingsDependencies(settings: settings), navigation: $0)
            }
        ]
    }

    public func start(in host: any FeatureHost) {
        host.look = { [settings] in AppLook(settings.settings) }
        settings.load()
    }
}
