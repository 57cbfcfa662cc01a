import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The settings in front of another screen, opened by their coordinator.
@MainActor
final class SettingsHarness: Harness {
    let store: InMemorySettingsStore
    let settings: SettingsInteractor

    /// - Parameters:
    ///   - stored: The settings that were saved before.
    ///   - readingFailure: The error that reading them throws until they are replaced.
    init(
        _ stored: Settings? = nil, readingFailure: StoreError? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        store = InMemorySettingsStore(stored)
        store.readingFailure = readingFailure
        let work = Work()
        settings = trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
        super.init(work: work, sourceLocation: sourceLocation)
        settings.load()
        await settle()
        navigation.push(BlankScreen())
        openSettings()
    }

    /// Opens the settings in front.
    func openSettings() {
        let dependencies = SettingsDependencies(
            settings: settings, lastPlace: LastPlaceInteractor(store: store, work: work))
        SettingsCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}
