import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The settings' interactor", .leakChecks, .endsWhenStuck)
struct SettingsInteractorTests {
    private let work = Work()
    private let light = Settings(theme: .light)
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("The default settings apply until the stored settings have been read")
    func defaults() async {
        let interactor = await makeInteractor(InMemorySettingsStore(light), loads: false)
        #expect(interactor.settings == Settings())
        interactor.load()
        #expect(interactor.model == .loading(nil) && interactor.settings == Settings())
        await work.settle()
        #expect(interactor.model == .some(light) && interactor.settings == light)
    }

    @Test("The default settings apply if none were saved, and are not saved themselves")
    func nothingSaved() async {
        let store = InMemorySettingsStore()
        let interactor = await makeInteractor(store)
        #expect(interactor.model == .some(Settings()) && store.saved == nil)
    }

    @Test("If the settings could not be read, a retry reads them again and overwrites nothing")
    func loadFailure() async {
        let store = InMemorySettingsStore(light)
        store.failure = locked
        let interactor = await makeInteractor(store)
        #expect(interactor.model == .error(locked, nil) && interactor.settings == Settings())
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .some(light) && store.saved == light)
    }

    @Test("A change to the settings applies when it is stored, and listeners are notified of each step")
    func stored() async {
        let store = InMemorySettingsStore()
        let interactor = await makeInteractor(store)
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.update(.theme(.light))
        #expect(interactor.saving == .storing(.theme(.light)))
        await work.settle()
        #expect(interactor.saving == .stored(.theme(.light)) && store.saved == light)
        #expect(recorder.models == [.some(Settings()), .some(light), .some(light)])
    }

    @Test("A change to one setting does not undo someone else's change to another setting")
    func otherProcess() async throws {
        let store = InMemorySettingsStore()
        let interactor = await makeInteractor(store)
        _ = try await store.apply(.theme(.light))
        interactor.update(.usesColor(false))
        await work.settle()
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: false)))
    }

    @Test("A change to a setting replaces unreadable stored settings")
    func unreadable() async {
        let store = InMemorySettingsStore()
        store.readingFailure = .corrupt(path: "/data", FormatError(path: "settings", expected: .json, found: .other))
        let interactor = await makeInteractor(store)
        interactor.update(.theme(.light))
        await work.settle()
        #expect(interactor.model == .some(light))
    }

    @Test("A failed change to the settings can be retried, unless the user gave it up", arguments: [true, false])
    func failed(isWanted: Bool) async {
        let store = InMemorySettingsStore()
        let interactor = await makeInteractor(store)
        store.failure = locked
        interactor.update(.theme(.light))
        await work.settle()
        #expect(interactor.saving == .failed(.theme(.light), locked) && interactor.model == .some(Settings()))
        if !isWanted { interactor.giveUp() }
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.saving == (isWanted ? .stored(.theme(.light)) : .none))
        #expect(interactor.model == .some(isWanted ? light : Settings()) && store.saved == (isWanted ? light : nil))
    }

    @Test(
        "A stored change to the settings cancels a reading in progress, but a failed change does not",
        arguments: [true, false])
    func reading(isStored: Bool) async throws {
        let gate = InMemorySettingsStore.Gate()
        let interactor = await makeInteractor(InMemorySettingsStore(light, gate: gate), loads: false)
        interactor.load()
        let reading = try await gate.next()
        interactor.update(.usesColor(false))
        try await gate.next().answer(isStored ? .success(()) : .failure(locked))
        if isStored { await reading.cancellation() }
        reading.succeed()
        await work.settle()
        #expect(interactor.model == .some(Settings(theme: .light, usesColor: !isStored)))
    }

    @Test("The settings' interactor can be freed while it reads")
    func freed() async throws {
        let gate = InMemorySettingsStore.Gate()
        var interactor: SettingsInteractor? = await makeInteractor(InMemorySettingsStore(gate: gate), loads: false)
        weak let observed = interactor
        interactor?.load()
        let reading = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        reading.succeed()
        await work.settle()
    }

    private func makeInteractor(
        _ store: InMemorySettingsStore, loads: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> SettingsInteractor {
        let interactor = trackForLeaks(SettingsInteractor(store: store, work: work), sourceLocation: sourceLocation)
        if loads {
            interactor.load()
            await work.settle()
        }
        return interactor
    }

    @Test(
        "The in-memory settings store obeys the rules for every store", arguments: SettingsStoreContract.allCases)
    func settings(rule: SettingsStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemorySettingsStore()))
    }

    private func makeLastPlace(_ store: InMemorySettingsStore) -> LastPlaceInteractor {
        trackForLeaks(LastPlaceInteractor(store: store, work: work))
    }

    @Test("The user's place in the app is stored once each time it changes")
    func once() async {
        let store = InMemorySettingsStore(Settings(leftOff: []))
        let interactor = makeLastPlace(store)
        for links in [["users"], ["lists", "users/ada"]] {
            interactor.store(links)
            await work.settle()
            #expect(store.saved == Settings(leftOff: links))
            interactor.store(links)
            #expect(work.isSettled)
        }
        interactor.store(nil)
        await work.settle()
        #expect(store.saved?.leftOff == ["lists", "users/ada"])
    }

    @Test("If the user changes places while the settings store is busy, only the latest place is stored afterwards")
    func latest() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(Settings(leftOff: []), gate: gate)
        let interactor = makeLastPlace(store)
        for link in ["users", "photos", "lists"] { interactor.store([link]) }
        let first = try await gate.next()
        #expect(first.question == .apply(.leftOff(["users"])))
        first.succeed()
        let second = try await gate.next()
        #expect(second.question == .apply(.leftOff(["lists"])))
        second.succeed()
        await work.settle()
        #expect(store.saved == Settings(leftOff: ["lists"]))
    }

    @Test("The user's place in the app can be stored again after a failure, even if the place has not changed")
    func failedPlace() async throws {
        let gate = InMemorySettingsStore.Gate()
        let store = InMemorySettingsStore(Settings(leftOff: []), gate: gate)
        let interactor = makeLastPlace(store)
        interactor.store(["users"])
        try await gate.next().answer(.failure(.locked(path: "/x")))
        await work.settle()
        #expect(work.isSettled && store.saved == Settings(leftOff: []))
        interactor.store(["users"])
        try await gate.next().succeed()
        await work.settle()
        #expect(store.saved == Settings(leftOff: ["users"]))
    }
}
