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

    @Test("applies the defaults where nothing has been saved, and does not save them")
    func nothingSaved() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        #expect(interactor.model == .some(Settings()))
        #expect(store.saved == nil)
    }

    @Test("applies a change at once, and saves it behind")
    func update() async throws {
        let store = InMemorySettingsStore(light, gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.update { $0.showsKeyHints = false }
        let changed = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(interactor.model == .some(changed))
        #expect(store.saved == light)

        try await gate.next().succeed()
        await work.settle()

        #expect(store.saved == changed)
        #expect(interactor.model == .some(changed))
    }

    @Test("makes a change that comes while reading to what is read: no other setting is lost")
    func updateWhileLoading() async throws {
        let store = InMemorySettingsStore(light, gate: gate)
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.update { $0.showsKeyHints = false }
        #expect(interactor.settings == Settings(showsKeyHints: false))

        for _ in 1...2 { try await gate.next().succeed() }
        await work.settle()

        let changed = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(interactor.model == .some(changed))
        #expect(store.saved == changed)
    }

    @Test("reads first where a change comes before anyone has asked for the settings")
    func updateBeforeLoading() async {
        let store = InMemorySettingsStore(light)
        let interactor = makeInteractor(store)
        interactor.update { $0.usesColor = true }
        interactor.update { $0.showsKeyHints = false }
        await work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: true, showsKeyHints: false))
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: true, showsKeyHints: false)))
    }

    @Test("saves the newest last where a change comes while another is being saved")
    func updateWhileSaving() async throws {
        let store = InMemorySettingsStore(gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.update { $0.theme = .light }
        let saving = try await gate.next()
        interactor.update { $0.usesColor = false }
        interactor.update { $0.showsKeyHints = false }
        #expect(gate.questions.count == 2)

        saving.succeed()
        try await gate.next().succeed()
        await work.settle()

        let newest = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(gate.questions == [.read, .save(Settings(theme: .light)), .save(newest)])
        #expect(store.saved == newest)
        #expect(interactor.model == .some(newest))
    }

    @Test("reads once, however often it is told to")
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

    @Test("tells of a change that could not be saved, which still applies, and saves it on a retry")
    func saveFailure() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        store.failure = locked
        interactor.update { $0.theme = .light }
        await work.settle()
        #expect(interactor.model == .error(locked, Settings(theme: .light)))

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(store.saved == Settings(theme: .light))
        #expect(interactor.model == .some(Settings(theme: .light)))
    }

    @Test("saves a failed change together with the next one")
    func updateAfterSaveFailure() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await makeLoadedInteractor(store)
        store.failure = locked
        interactor.update { $0.theme = .light }
        await work.settle()

        store.failure = nil
        interactor.update { $0.usesColor = false }
        await work.settle()

        #expect(store.saved == light)
        #expect(interactor.model == .some(light))
    }

    @Test("keeps what was chosen while saving failed")
    func updateWhileSaveFails() async throws {
        let store = InMemorySettingsStore(gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.update { $0.theme = .light }
        let saving = try await gate.next()
        interactor.update { $0.usesColor = false }
        saving.answer(.failure(locked))
        await work.settle()
        #expect(interactor.model == .error(locked, light))

        interactor.retry()
        try await gate.next().succeed()
        await work.settle()

        #expect(store.saved == light)
    }

    @Test("reads again on a retry where reading has failed, and overwrites nothing")
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

    @Test("makes a change that comes while or after reading has failed to what is read at last")
    func updateAroundLoadFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.update { $0.usesColor = true }
        await work.settle()
        interactor.update { $0.showsKeyHints = false }
        await work.settle()
        #expect(interactor.model == .error(locked, Settings(showsKeyHints: false)))

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
