import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Unreadable settings", .leakChecks, .endsWhenStuck)
struct UnreadableSettingsTests {
    private let store = InMemorySettingsStore()
    private let work = Work()
    private let corrupt = StoreError.corrupt(
        path: "/data/strata.sqlite", FormatError(path: "settings", expected: .json, found: .other))
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("are replaced by the defaults with the next change, and can be read from then on")
    func replaced() async {
        let interactor = await makeLoadedInteractor()
        #expect(interactor.model == .error(corrupt, nil) && interactor.settings == Settings())

        interactor.update(.theme(.light))
        await work.settle()
        #expect(interactor.model == .some(Settings(theme: .light)))
        #expect(store.saved == Settings(theme: .light))

        interactor.update(.usesColor(false))
        await work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: false))
    }

    @Test("are replaced by a change that was made while they were being read")
    func changedWhileReading() async {
        store.readingFailure = corrupt
        let interactor = makeInteractor()
        interactor.load()
        interactor.update(.theme(.light))
        await work.settle()
        #expect(interactor.model == .some(Settings(theme: .light)))
        #expect(store.saved == Settings(theme: .light))
    }

    @Test("are not replaced by a retry, which reads them again")
    func retried() async {
        let interactor = await makeLoadedInteractor()
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .error(corrupt, nil) && store.saved == nil)
    }

    @Test("are not replaced if they have become readable by the next change")
    func repaired() async throws {
        let interactor = await makeLoadedInteractor()
        _ = try await store.apply([.theme(.light)])
        interactor.update(.usesColor(false))
        await work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: false))
    }

    @Test("are still replaced if the first attempt to save fails")
    func saveFailure() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(gate: gate)
        store.readingFailure = corrupt
        let interactor = trackForLeaks(SettingsInteractor(store: store, work: work))
        interactor.load()
        interactor.update(.theme(.light))
        try await gate.next().succeed()
        try await gate.next().answer(.failure(locked))
        await work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        interactor.retry()
        try await gate.next().succeed()
        await work.settle()
        #expect(store.saved == Settings(theme: .light))
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> SettingsInteractor {
        trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(sourceLocation: SourceLocation = #_sourceLocation) async -> SettingsInteractor {
        store.readingFailure = corrupt
        let interactor = makeInteractor(sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }
}
