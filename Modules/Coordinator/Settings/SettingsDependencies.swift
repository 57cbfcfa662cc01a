import Interactor

/// The shared interactors of the settings.
struct SettingsDependencies {
    let settings: SettingsInteractor
    let lastPlace: LastPlaceInteractor
}
