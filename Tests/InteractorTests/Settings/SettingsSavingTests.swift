import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("A change to the settings", .leakChecks, .endsWhenStuck)
struct SettingsSavingTests {
    private let module = SettingsModule()
    private let light = Settings(theme: .light)
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("A change to the settings applies once it is stored, and not before")
    func stored() async {
        let store = InMemorySettingsStore()
        let interactor = await module.makeLoadedInteractor(store)
        interactor.update(.theme(.light))
        #expect(interactor.saving == .storing(.theme(.light)) && interactor.model == .some(Settings()))
        await module.work.settle()
        #expect(interactor.saving == .stored(.theme(.light)) && interactor.model == .some(light))
        #expect(store.saved == light)
    }

    @Test(
        "A retry repeats a failed change to the settings, unless the user has given it up",
        arguments: [1, 3], [true, false])
    func failed(count: Int, isWanted: Bool) async {
        let store = InMemorySettingsStore()
        let interactor = await module.makeLoadedInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await module.work.settle()
        for _ in 1..<count {
            interactor.retry()
            await module.work.settle()
        }
        #expect(interactor.saving == .failed(.theme(.light), locked) && interactor.model == .some(Settings()))
        if !isWanted { interactor.giveUp() }
        store.failure = nil
        interactor.retry()
        await module.work.settle()
        #expect(interactor.saving == (isWanted ? .stored(.theme(.light)) : .none))
        #expect(interactor.model == .some(isWanted ? light : Settings()) && store.saved == (isWanted ? light : nil))
    }

    @Test(
        "A change to the settings cancels a reading in progress once it is stored, but not if it fails",
        arguments: [true, false])
    func reading(isStored: Bool) async throws {
        let gate = InMemorySettingsStore.Gate()
        let interactor = module.makeInteractor(InMemorySettingsStore(light, gate: gate))
        interactor.load()
        let reading = try await gate.next()
        interactor.update(.usesColor(false))
        try await gate.next().answer(isStored ? .success(()) : .failure(locked))
        if isStored { await reading.cancellation() }
        reading.succeed()
        await module.work.settle()
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: !isStored)))
    }
}
