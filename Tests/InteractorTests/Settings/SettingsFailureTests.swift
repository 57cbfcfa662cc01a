import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The settings' interactor, when storing fails,", .leakChecks, .endsWhenStuck)
struct SettingsFailureTests {
    private let module = SettingsModule()
    private let light = Settings(theme: .light, usesColor: false)
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("reports a change that could not be saved, takes it back, and makes it again on a retry")
    func saveFailure() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await module.makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        #expect(interactor.settings == Settings(theme: .light))
        await module.work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        store.failure = nil
        interactor.retry()
        #expect(interactor.model == .some(Settings(theme: .light)))
        await module.work.settle()

        #expect(store.saved == Settings(theme: .light))
        #expect(interactor.model == .some(Settings(theme: .light)))
    }

    @Test("makes a failed change again as often as it is asked to, and a retry without a failure changes nothing")
    func retryTwice() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await module.makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await module.work.settle()
        interactor.retry()
        await module.work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        store.failure = nil
        for _ in 1...2 {
            interactor.retry()
            await module.work.settle()
            #expect(store.saved == Settings(theme: .light))
        }
        #expect(interactor.model == .some(Settings(theme: .light)))
    }

    @Test("first makes the change again that could not be saved, however often the next one fails, too")
    func updateAfterSaveFailure() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await module.makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await module.work.settle()
        for _ in 1...2 {
            interactor.update(.usesColor(false))
            #expect(interactor.isSaving && interactor.settings == light)
            await module.work.settle()
            #expect(interactor.undecidedFailure == locked)
        }

        store.failure = nil
        interactor.update(.usesColor(false))
        await module.work.settle()

        #expect(store.saved == light && interactor.model == .some(light))
        #expect(interactor.undecidedFailure == nil)
    }

    @Test("gives up a failed change with the next one, once the user has decided to leave it")
    func givingUp() async throws {
        let store = InMemorySettingsStore()
        let interactor = try await module.makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await module.work.settle()
        interactor.didDecide()

        store.failure = nil
        interactor.update(.usesColor(false))
        interactor.retry()
        await module.work.settle()

        #expect(store.saved == Settings(usesColor: false))
        #expect(interactor.model == .some(Settings(usesColor: false)))
    }

    @Test("makes a failed change again after settings that could not be read are loaded anew")
    func loadAfterSaveFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = module.makeInteractor(store)
        interactor.update(.showsKeyHints(false))
        await module.work.settle()
        store.failure = nil
        interactor.load()
        await module.work.settle()
        #expect(store.saved == Settings(theme: .light, usesColor: false, showsKeyHints: false))
    }

    @Test("makes a change that waited behind the failed one again, too")
    func updateWhileSaveFails() async throws {
        let store = InMemorySettingsStore(gate: module.gate)
        let interactor = try await module.makeLoadedInteractor(store)
        interactor.update(.theme(.light))
        let saving = try await module.gate.next()
        interactor.update(.usesColor(false))
        saving.answer(.failure(locked))
        await module.work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        interactor.retry()
        try await module.gate.next().succeed()
        await module.work.settle()

        #expect(store.saved == light)
    }

    @Test("reads again on a retry after reading failed, and overwrites nothing")
    func loadFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = module.makeInteractor(store)
        interactor.load()
        await module.work.settle()
        #expect(interactor.model == .error(locked, nil) && interactor.settings == Settings())

        store.failure = nil
        interactor.retry()
        await module.work.settle()

        #expect(interactor.model == .some(light))
        #expect(store.saved == light)
    }

    @Test("applies changes that come while reading fails to the settings that a retry reads")
    func updateWhileLoadFails() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = module.makeInteractor(store)
        interactor.load()
        interactor.update(.usesColor(true))
        interactor.update(.showsKeyHints(false))
        await module.work.settle()
        #expect(interactor.model == .error(locked, Settings()))

        store.failure = nil
        interactor.retry()
        await module.work.settle()

        #expect(store.saved == Settings(theme: .light, usesColor: true, showsKeyHints: false))
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: true, showsKeyHints: false)))
    }
}
