import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Where the user is", .leakChecks, .endsWhenStuck)
struct LastPlaceInteractorTests {
    private let gate = InMemorySettingsStore.Gate()
    private let work = Work()

    private func makeInteractor(_ store: InMemorySettingsStore) -> LastPlaceInteractor {
        trackForLeaks(LastPlaceInteractor(store: store, work: work))
    }

    @Test("is stored once for each place")
    func once() async {
        let store = InMemorySettingsStore(Settings(leftOff: []))
        let interactor = makeInteractor(store)
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

    @Test("is the latest place once the store has followed, which skips those between")
    func latest() async throws {
        let store = InMemorySettingsStore(Settings(leftOff: []), gate: gate)
        let interactor = makeInteractor(store)
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

    @Test("is stored again after it could not be, even if it is the same")
    func failure() async throws {
        let store = InMemorySettingsStore(Settings(leftOff: []), gate: gate)
        let interactor = makeInteractor(store)
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
