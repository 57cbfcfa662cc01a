import Binding
import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The settings, opened by their coordinator in front of a blank screen.
@MainActor
final class SettingsHarness: Harness {
    let store = InMemorySettingsStore()
    let settings: SettingsInteractor

    init(sourceLocation: SourceLocation = #_sourceLocation) async {
        let work = Work()
        settings = trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
        super.init(work: work, sourceLocation: sourceLocation)
        settings.load()
        await settle()
        navigation.push(BlankScreen())
        openSettings()
    }

    /// Opens the settings.
    func openSettings() {
        let dependencies = SettingsDependencies(
            settings: settings, lastPlace: LastPlaceInteractor(store: store, work: work))
        SettingsCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}
