import Interactor

/// What the settings' screen is built on.
struct SettingsDependencies {
    let settings: SettingsInteractor
}
