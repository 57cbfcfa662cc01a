import Interactor

/// The shared interactor of the settings' screen.
struct SettingsDependencies {
    let settings: SettingsInteractor
}
