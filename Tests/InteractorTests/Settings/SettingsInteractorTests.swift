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
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("The default settings apply until others have been read")
    func defaults() async {
        let interactor = module.makeInteractor(InMemorySettingsStore(light))
        #expect(interactor.settings == Settings())
        interactor.load()
        #expect(interactor.model == .loading(nil) && interactor.settings == Settings())
        await module.work.settle()
        #expect(interactor.model == .some(light) && interactor.settings == light)
    }

    @Test("The default settings apply if none were saved, and are not saved themselves")
    func nothingSaved() async throws {
        let store = InMemorySettingsStore()
        let interactor = await module.makeLoadedInteractor(store)
        #expect(interactor.model == .some(Settings()))
        #expect(store.saved == nil)
    }

    @Test("A retry after a failed reading reads the settings again, and overwrites nothing")
    func loadFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = await module.makeLoadedInteractor(store)
        #expect(interactor.model == .error(locked, nil) && interactor.settings == Settings())
        store.failure = nil
        interactor.retry()
        await module.work.settle()
        #expect(interactor.model == .some(light) && store.saved == light)
    }

    @Test("Listeners of the settings are notified once of each change, and of each step of storing it")
    func updates() async {
        let interactor = module.makeInteractor(InMemorySettingsStore(light))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        await module.work.settle()
        #expect(recorder.models == [.loading(nil), .some(light)])
        interactor.update(.usesColor(true))
        await module.work.settle()
        let new = LoadableModel<Settings, StoreError>.some(Settings(theme: .light))
        #expect(recorder.models.dropFirst(2) == [.some(light), new, new])
    }

    @Test("A change saves its own setting only, and keeps another one that someone else has changed")
    func otherProcess() async {
        let store = InMemorySettingsStore()
        let interactor = await module.makeLoadedInteractor(store)
        let other = await module.makeLoadedInteractor(store)
        other.update(.theme(.light))
        await module.work.settle()
        interactor.update(.usesColor(false))
        await module.work.settle()
        #expect(store.saved == light && interactor.model == .some(light))
    }

    @Test("A change replaces unreadable settings with the defaults, unless they are readable by then")
    func unreadable() async throws {
        let store = InMemorySettingsStore()
        let corrupt = StoreError.corrupt(path: "/data", FormatError(path: "settings", expected: .json, found: .other))
        for isRepaired in [false, true] {
            store.readingFailure = corrupt
            let interactor = await module.makeLoadedInteractor(store)
            interactor.retry()
            await module.work.settle()
            #expect(interactor.model == .error(corrupt, nil))
            if isRepaired { _ = try await store.apply(.showsKeyHints(false)) }
            interactor.update(.theme(.light))
            await module.work.settle()
            #expect(interactor.model == .some(Settings(theme: .light, showsKeyHints: !isRepaired)))
        }
    }

    @Test("The settings' interactor is freed while it reads")
    func freed() async throws {
        let gate = InMemorySettingsStore.Gate()
        var interactor: SettingsInteractor? = module.makeInteractor(InMemorySettingsStore(gate: gate))
        weak let observed = interactor
        interactor?.load()
        let reading = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        reading.succeed()
        await module.work.settle()
    }
}
