import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The bookmarks' interactor", .leakChecks, .endsWhenStuck)
struct BookmarksInteractorTests {
    private let work = Work()
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("The bookmarks are read in the order in which they were added")
    func load() async {
        let interactor = await makeInteractor(InMemoryBookmarksStore([grace, ada]), loads: false)
        interactor.load()
        #expect(interactor.model == .loading(nil))
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([grace, ada])))
        #expect(interactor.isBookmarked(ada) && !interactor.isBookmarked(alan))
    }

    @Test("The bookmarks are kept if reading them again fails, and a retry reads them")
    func loadFailure() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeInteractor(store)
        store.failure = locked
        interactor.load()
        #expect(interactor.model == .loading(Bookmarks([ada])))
        await work.settle()
        #expect(interactor.model == .error(locked, Bookmarks([ada])))
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([ada])))
    }

    @Test(
        "A change to the bookmarks is visible only after it is stored, and listeners are notified of each step",
        arguments: [
            ("adds someone at the end", { @MainActor @Sendable in $0.toggle(grace) }, .add(grace), [ada, alan, grace]),
            ("removes someone by a toggle", { @MainActor @Sendable in $0.toggle(ada) }, .remove(ada.uniqueID), [alan]),
            ("removes someone", { @MainActor @Sendable in $0.remove(alan) }, .remove(alan.uniqueID), [ada]),
            ("removes everyone", { @MainActor @Sendable in $0.removeAll() }, .removeAll, []),
        ] as [(String, @MainActor @Sendable (BookmarksInteractor) -> Void, BookmarksChange, [User])])
    func stored(
        name: String, change: @MainActor @Sendable (BookmarksInteractor) -> Void, asked: BookmarksChange,
        outcome: [User]
    ) async {
        let store = InMemoryBookmarksStore([ada, alan])
        let interactor = await makeInteractor(store)
        let recorder = trackForLeaks(ModelRecorder(interactor))
        change(interactor)
        #expect(interactor.saving == .storing(asked))
        await work.settle()
        #expect(interactor.saving == .stored(asked) && store.users == outcome)
        let (old, new) = (Bookmarks([ada, alan]), Bookmarks(outcome))
        #expect(recorder.models == [.some(old), .some(new), .some(new)])
    }

    @Test("A failed change to the bookmarks can be retried, unless the user gave it up", arguments: [true, false])
    func failed(isWanted: Bool) async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeInteractor(store)
        store.failure = locked
        interactor.toggle(alan)
        await work.settle()
        #expect(interactor.saving == .failed(.add(alan), locked) && interactor.model == .some(Bookmarks([ada])))
        if !isWanted { interactor.giveUp() }
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.saving == (isWanted ? .stored(.add(alan)) : .none))
        #expect(store.users == (isWanted ? [ada, alan] : [ada]))
    }

    @Test(
        "A stored change to the bookmarks cancels a reading in progress, but a failed change does not",
        arguments: [true, false])
    func reading(isStored: Bool) async throws {
        let gate = InMemoryBookmarksStore.Gate()
        let interactor = await makeInteractor(InMemoryBookmarksStore([ada], gate: gate), loads: false)
        interactor.load()
        let reading = try await gate.next()
        interactor.toggle(alan)
        try await gate.next().answer(isStored ? .success(()) : .failure(locked))
        if isStored { await reading.cancellation() }
        reading.answer(.success(()))
        await work.settle()
        #expect(interactor.model == .some(Bookmarks(isStored ? [ada, alan] : [ada])))
    }

    @Test("Bookmarks that someone else has changed are updated after the interactor's own next change")
    func otherChanges() async throws {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeInteractor(store)
        try await store.apply(.remove(ada.uniqueID))
        try await store.apply(.add(grace))
        interactor.toggle(alan)
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([grace, alan])))
    }

    @Test("The bookmarks' interactor can be freed while it stores a change, and the change is still made")
    func freed() async throws {
        let gate = InMemoryBookmarksStore.Gate()
        let store = InMemoryBookmarksStore(gate: gate)
        var interactor: BookmarksInteractor? = await makeInteractor(store, loads: false)
        weak let observed = interactor
        interactor?.toggle(ada)
        let storing = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        storing.succeed()
        await work.settle()
        #expect(store.users == [ada])
    }

    private func makeInteractor(
        _ store: InMemoryBookmarksStore, loads: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BookmarksInteractor {
        let interactor = trackForLeaks(BookmarksInteractor(store: store, work: work), sourceLocation: sourceLocation)
        if loads {
            interactor.load()
            await work.settle()
        }
        return interactor
    }

    @Test(
        "The in-memory bookmarks store obeys the rules for every store", arguments: BookmarksStoreContract.allCases
    )
    func bookmarks(rule: BookmarksStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemoryBookmarksStore()))
    }
}

private let ada = User.sample("Ada", "Lovelace")
private let alan = User.sample("Alan", "Turing")
private let grace = User.sample("Grace", "Hopper")
