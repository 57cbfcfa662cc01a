import Binding
import Interactor
import TestDoubles
import TestKit
import Testing

/// Interactors of the settings, and the work that they start.
@MainActor
struct SettingsModule {
    let work = Work()

    func makeInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsInteractor {
        trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    func makeLoadedInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> SettingsInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }
}
