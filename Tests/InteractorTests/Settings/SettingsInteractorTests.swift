import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The settings' interactor", .leakChecks, .endsWhenStuck)
struct SettingsInteractorTests {
    private let gate = InMemorySettingsStore.Gate()
    private let work = Work()
    private let light = Settings(theme: .light, usesColor: false)
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("applies the defaults until others have been read")
    func defaults() async {
        let interactor = makeInteractor(InMemorySettingsStore(light))
        #expect(interactor.settings == Settings())
        interactor.load()
        #expect(interactor.model == .loading(nil) && interactor.settings == Settings())
        await work.settle()
        #expect(interactor.model == .some(light) && interactor.settings == light)
    }

    @Test("applies the defaults if none were saved, and does not save them")
    func nothingSaved() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        #expect(interactor.model == .some(Settings()))
        #expect(store.saved == nil)
    }

    @Test("applies a change at once, and saves it in the background")
    func update() async throws {
        let store = InMemorySettingsStore(light, gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.update(.showsKeyHints(false))
        let changed = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(interactor.model == .some(changed))
        #expect(store.saved == light)

        try await gate.next().succeed()
        await work.settle()

        #expect(store.saved == changed)
        #expect(interactor.model == .some(changed))
    }

    @Test("applies a change that comes while reading to the settings that are read, so that none is lost")
    func updateWhileLoading() async throws {
        let store = InMemorySettingsStore(light, gate: gate)
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.update(.showsKeyHints(false))
        #expect(interactor.settings == Settings(showsKeyHints: false))

        for _ in 1...2 { try await gate.next().succeed() }
        await work.settle()

        let changed = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(interactor.model == .some(changed))
        #expect(store.saved == changed)
    }

    @Test("keeps the stored settings if a change comes before they were loaded")
    func updateBeforeLoading() async {
        let store = InMemorySettingsStore(light)
        let interactor = makeInteractor(store)
        interactor.update(.usesColor(true))
        interactor.update(.showsKeyHints(false))
        await work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: true, showsKeyHints: false))
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: true, showsKeyHints: false)))
    }

    @Test("saves the newest settings last if changes come while others are being saved")
    func updateWhileSaving() async throws {
        let store = InMemorySettingsStore(gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.update(.theme(.light))
        let saving = try await gate.next()
        interactor.update(.usesColor(false))
        interactor.update(.showsKeyHints(false))
        #expect(gate.questions.count == 2)

        saving.succeed()
        try await gate.next().succeed()
        await work.settle()

        let newest = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(
            gate.questions == [
                .read, .apply([.theme(.light)]), .apply([.usesColor(false), .showsKeyHints(false)]),
            ])
        #expect(store.saved == newest)
        #expect(interactor.model == .some(newest))
    }

    @Test("reads once, however often it is asked to")
    func loadTwice() async throws {
        let store = InMemorySettingsStore(light, gate: gate)
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.load()
        try await gate.next().succeed()
        await work.settle()
        interactor.load()
        await work.settle()
        #expect(gate.questions == [.read])
    }

    @Test("reports a change that could not be saved, takes it back, and makes it again on a retry")
    func saveFailure() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        #expect(interactor.settings == Settings(theme: .light))
        await work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        store.failure = nil
        interactor.retry()
        #expect(interactor.model == .some(Settings(theme: .light)))
        await work.settle()

        #expect(store.saved == Settings(theme: .light))
        #expect(interactor.model == .some(Settings(theme: .light)))
    }

    @Test("makes a failed change again as often as it is asked to, and a retry without a failure changes nothing")
    func retryTwice() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await work.settle()
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        store.failure = nil
        for _ in 1...2 {
            interactor.retry()
            await work.settle()
            #expect(store.saved == Settings(theme: .light))
        }
        #expect(interactor.model == .some(Settings(theme: .light)))
    }

    @Test("first makes the change again that could not be saved, however often the next one fails, too")
    func updateAfterSaveFailure() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await work.settle()
        for _ in 1...2 {
            interactor.update(.usesColor(false))
            #expect(interactor.isSaving && interactor.settings == light)
            await work.settle()
            #expect(interactor.undecidedFailure == locked)
        }

        store.failure = nil
        interactor.update(.usesColor(false))
        await work.settle()

        #expect(store.saved == light && interactor.model == .some(light))
        #expect(interactor.undecidedFailure == nil)
    }

    @Test("gives up a failed change with the next one, once the user has decided to leave it")
    func givingUp() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await work.settle()
        interactor.didDecide()

        store.failure = nil
        interactor.update(.usesColor(false))
        interactor.retry()
        await work.settle()

        #expect(store.saved == Settings(usesColor: false))
        #expect(interactor.model == .some(Settings(usesColor: false)))
    }

    @Test("makes a failed change again after settings that could not be read are loaded anew")
    func loadAfterSaveFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.update(.showsKeyHints(false))
        await work.settle()
        store.failure = nil
        interactor.load()
        await work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: false, showsKeyHints: false))
    }

    @Test("saves the setting that was changed and no other, which another process may have changed")
    func otherProcess() async throws {
        let store = InMemorySettingsStore()
        let (interactor, other) = (try await makeLoadedInteractor(store), try await makeLoadedInteractor(store))
        other.update(.theme(.light))
        await work.settle()
        interactor.update(.usesColor(false))
        await work.settle()
        #expect(store.saved == light && interactor.model == .some(light))
    }

    @Test("makes a change that waited behind the failed one again, too")
    func updateWhileSaveFails() async throws {
        let store = InMemorySettingsStore(gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.update(.theme(.light))
        let saving = try await gate.next()
        interactor.update(.usesColor(false))
        saving.answer(.failure(locked))
        await work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        interactor.retry()
        try await gate.next().succeed()
        await work.settle()

        #expect(store.saved == light)
    }

    @Test("reads again on a retry after reading failed, and overwrites nothing")
    func loadFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(locked, nil) && interactor.settings == Settings())

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(interactor.model == .some(light))
        #expect(store.saved == light)
    }

    @Test("applies changes that come while reading fails to the settings that a retry reads")
    func updateWhileLoadFails() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.update(.usesColor(true))
        interactor.update(.showsKeyHints(false))
        await work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(store.saved == Settings(theme: .light, usesColor: true, showsKeyHints: false))
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: true, showsKeyHints: false)))
    }

    @Test("is freed while it reads")
    func freed() async throws {
        var interactor: SettingsInteractor? = makeInteractor(InMemorySettingsStore(gate: gate))
        weak let observed = interactor
        interactor?.load()
        let reading = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        reading.succeed()
        await work.settle()
    }

    private func makeInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SettingsInteractor {
        trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(
        _ store: InMemorySettingsStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> SettingsInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        if store.isGated { try await gate.next().succeed() }
        await work.settle()
        return interactor
    }
}
