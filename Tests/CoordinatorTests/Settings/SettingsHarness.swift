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

    /// - Parameter stored: The settings that were saved before.
    init(_ stored: Settings? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
        store = InMemorySettingsStore(stored)
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
        SettingsCoordinator(dependencies: SettingsDependencies(settings: settings), navigation: navigation).start()
    }
}
