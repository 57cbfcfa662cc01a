import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of the bag", .leakChecks, .endsWhenStuck)
struct BagInteractorTests {
    private let work = Work()
    private let moss = SKU.sample("moss")
    private let hats = InMemoryBagStore(.hat).value
    private let full = StoreError.diskFull(path: "/data/strata.sqlite")
    /// Each change, and the call that requests it.
    private let changes: [(change: BagChange, make: @MainActor (BagInteractor) -> Void)] = [
        (.add(.sample("moss"), of: .sample()), { $0.add(.sample("moss"), of: .sample()) }),
        (.removeOne("hat-walnut"), { $0.removeOne("hat-walnut") }),
        (.removeAll, { $0.removeAll() }),
    ]

    @Test("The bag's interactor reads the bag, keeps the bag if a later reading fails, and retries the reading")
    func load() async {
        let store = InMemoryBagStore(.hat)
        let interactor = makeInteractor(store)
        interactor.load()
        #expect(interactor.model == .loading(nil))
        await work.settle()
        #expect(interactor.model == .some(hats))
        store.failure = full
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(full, hats))
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .some(hats))
    }

    @Test("The bag's interactor shows each change when it is stored, and not before", arguments: 0..<3)
    func stored(index: Int) async {
        let store = InMemoryBagStore(.hat)
        let interactor = await makeLoadedInteractor(store)
        let (change, make) = changes[index]
        make(interactor)
        #expect(interactor.saving == .storing(change) && interactor.model == .some(hats))
        await work.settle()
        #expect(interactor.saving == .stored(change) && interactor.model == .some(hats.applying(change)))
        #expect(store.value == hats.applying(change) && store.value != hats)
    }

    @Test("The bag's interactor keeps a failed change until it is retried or given up", arguments: [true, false])
    func failed(isWanted: Bool) async {
        let store = InMemoryBagStore(.hat)
        let interactor = await makeLoadedInteractor(store)
        store.failure = full
        interactor.removeAll()
        await work.settle()
        #expect(interactor.saving == .failed(.removeAll, full) && interactor.model == .some(hats))
        if !isWanted { interactor.giveUp() }
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.saving == (isWanted ? .stored(.removeAll) : .none))
        #expect(store.value == (isWanted ? Bag() : hats))
    }

    @Test("The bag's interactor reports an added variant once the variant is stored, even if a first attempt fails")
    func added() async {
        let store = InMemoryBagStore()
        let interactor = await makeLoadedInteractor(store)
        var additions = 0
        store.failure = full
        interactor.add(moss, of: .sample()) { additions += 1 }
        await work.settle()
        #expect(additions == 0)
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(additions == 1)
        interactor.removeOne(moss.id)
        await work.settle()
        #expect(additions == 1)
    }

    @Test("The bag's interactor cancels a reading in progress when a change is stored")
    func reading() async throws {
        let gate = InMemoryBagStore.Gate()
        let interactor = makeInteractor(InMemoryBagStore(gate: gate))
        interactor.load()
        let reading = try await gate.next()
        interactor.add(moss, of: .sample())
        try await gate.next().succeed()
        await reading.cancellation()
        reading.succeed()
        await work.settle()
        #expect(interactor.model.value?.count == 1)
    }

    private func makeInteractor(
        _ store: InMemoryBagStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> BagInteractor {
        trackForLeaks(BagInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(
        _ store: InMemoryBagStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BagInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }

    @Test("The in-memory bag store obeys the rules for every store", arguments: BagStoreContract.allCases)
    func bag(rule: BagStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemoryBagStore()))
    }
}
