import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The settings' interactor", .leakChecks, .endsWhenStuck)
struct SettingsInteractorTests {
    private let module = SettingsModule()
    private let light = Settings(theme: .light, usesColor: false)

    @Test("applies the defaults until others have been read")
    func defaults() async {
        let interactor = module.makeInteractor(InMemorySettingsStore(light))
        #expect(interactor.settings == Settings())
        interactor.load()
        #expect(interactor.model == .loading(nil) && interactor.settings == Settings())
        await module.work.settle()
        #expect(interactor.model == .some(light) && interactor.settings == light)
    }

    @Test("applies the defaults if none were saved, and does not save them")
    func nothingSaved() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await module.makeLoadedInteractor(store)
        #expect(interactor.model == .some(Settings()))
        #expect(store.saved == nil)
    }

    @Test("applies a change at once, and saves it in the background")
    func update() async throws {
        let store = InMemorySettingsStore(light, gate: module.gate)
        let interactor = try await module.makeLoadedInteractor(store)
        interactor.update(.showsKeyHints(false))
        let changed = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(interactor.model == .some(changed))
        #expect(store.saved == light)

        try await module.gate.next().succeed()
        await module.work.settle()

        #expect(store.saved == changed)
        #expect(interactor.model == .some(changed))
    }

    @Test("reports each change once")
    func changes() async {
        let interactor = module.makeInteractor(InMemorySettingsStore(light))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        await module.work.settle()
        interactor.update(.usesColor(true))
        await module.work.settle()
        #expect(recorder.models == [.loading(nil), .some(light), .some(Settings(theme: .light))])
    }

    @Test("applies a change that comes while reading to the settings that are read, so that none is lost")
    func updateWhileLoading() async throws {
        let store = InMemorySettingsStore(light, gate: module.gate)
        let interactor = module.makeInteractor(store)
        interactor.load()
        interactor.update(.showsKeyHints(false))
        #expect(interactor.settings == Settings(showsKeyHints: false))

        for _ in 1...2 { try await module.gate.next().succeed() }
        await module.work.settle()

        let changed = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(interactor.model == .some(changed))
        #expect(store.saved == changed)
    }

    @Test("keeps the stored settings if a change comes before they were loaded")
    func updateBeforeLoading() async {
        let store = InMemorySettingsStore(light)
        let interactor = module.makeInteractor(store)
        interactor.update(.usesColor(true))
        interactor.update(.showsKeyHints(false))
        await module.work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: true, showsKeyHints: false))
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: true, showsKeyHints: false)))
    }

    @Test("saves the newest settings last if changes come while others are being saved")
    func updateWhileSaving() async throws {
        let store = InMemorySettingsStore(gate: module.gate)
        let interactor = try await module.makeLoadedInteractor(store)
        interactor.update(.theme(.light))
        let saving = try await module.gate.next()
        interactor.update(.usesColor(false))
        interactor.update(.showsKeyHints(false))
        #expect(module.gate.questions.count == 2)

        saving.succeed()
        try await module.gate.next().succeed()
        await module.work.settle()

        let newest = Settings(theme: .light, usesColor: false, showsKeyHints: false)
        #expect(
            module.gate.questions == [
                .read, .apply([.theme(.light)]), .apply([.usesColor(false), .showsKeyHints(false)]),
            ])
        #expect(store.saved == newest)
        #expect(interactor.model == .some(newest))
    }

    @Test("reads once, however often it is asked to")
    func loadTwice() async throws {
        let store = InMemorySettingsStore(light, gate: module.gate)
        let interactor = module.makeInteractor(store)
        interactor.load()
        interactor.load()
        try await module.gate.next().succeed()
        await module.work.settle()
        interactor.load()
        await module.work.settle()
        #expect(module.gate.questions == [.read])
    }

    @Test("saves the setting that was changed and no other, which another process may have changed")
    func otherProcess() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await module.makeLoadedInteractor(store)
        let other = try await module.makeLoadedInteractor(store)
        other.update(.theme(.light))
        await module.work.settle()
        interactor.update(.usesColor(false))
        await module.work.settle()
        #expect(store.saved == light && interactor.model == .some(light))
    }

    @Test("is freed while it reads")
    func freed() async throws {
        var interactor: SettingsInteractor? = module.makeInteractor(InMemorySettingsStore(gate: module.gate))
        weak let observed = interactor
        interactor?.load()
        let reading = try await module.gate.next()
        interactor = nil
        #expect(observed == nil)
        reading.succeed()
        await module.work.settle()
    }
}
