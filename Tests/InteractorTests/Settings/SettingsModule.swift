import Binding
import Interactor
import TestDoubles
import TestKit
import Testing

/// Interactors of the settings, the work that they start, and a gate at which a store waits.
@MainActor
struct SettingsModule {
    let gate = InMemorySettingsStore.Gate()
    let work = Work()

    func makeInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsInteractor {
        trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    func makeLoadedInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> SettingsInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        if store.isGated { try await gate.next().succeed() }
        await work.settle()
        return interactor
    }
}
