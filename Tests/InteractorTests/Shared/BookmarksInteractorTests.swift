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
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let grace = User.sample("Grace", "Hopper")
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("The bookmarks are read in the order in which they were added")
    func load() async {
        let interactor = makeInteractor(InMemoryBookmarksStore([grace, ada]))
        interactor.load()
        #expect(interactor.model == .loading(nil))
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([grace, ada])))
        #expect(interactor.isBookmarked(ada) && !interactor.isBookmarked(alan))
    }

    @Test("The bookmarks are kept if reading them again fails, and a retry reads them")
    func loadFailure() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
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

    @Test("A change to the bookmarks is visible once it is stored, and not before", arguments: Change.allCases)
    private func stored(change: Change) async {
        let store = InMemoryBookmarksStore([ada, alan])
        let interactor = await makeLoadedInteractor(store)
        let (asked, outcome) = make(change, in: interactor)
        #expect(interactor.saving == .storing(asked) && interactor.model == .some(Bookmarks([ada, alan])))
        await work.settle()
        #expect(interactor.saving == .stored(asked) && interactor.model == .some(Bookmarks(outcome)))
        #expect(store.users == outcome)
    }

    @Test(
        "A retry repeats a failed change to the bookmarks, unless the user has given it up",
        arguments: Change.allCases, [true, false])
    private func failed(change: Change, isWanted: Bool) async {
        let store = InMemoryBookmarksStore([ada, alan])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        let (asked, outcome) = make(change, in: interactor)
        await work.settle()
        interactor.retry()
        await work.settle()
        #expect(interactor.saving == .failed(asked, locked) && interactor.model == .some(Bookmarks([ada, alan])))
        if !isWanted { interactor.giveUp() }
        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.saving == (isWanted ? .stored(asked) : .none))
        #expect(interactor.model == .some(Bookmarks(isWanted ? outcome : [ada, alan])))
        #expect(store.users == (isWanted ? outcome : [ada, alan]))
    }

    @Test(
        "A change to the bookmarks cancels a reading in progress once it is stored, but not if it fails",
        arguments: [true, false])
    func reading(isStored: Bool) async throws {
        let gate = InMemoryBookmarksStore.Gate()
        let interactor = makeInteractor(InMemoryBookmarksStore([ada], gate: gate))
        interactor.load()
        let reading = try await gate.next()
        interactor.toggle(alan)
        try await gate.next().answer(isStored ? .success(()) : .failure(locked))
        if isStored { await reading.cancellation() }
        reading.answer(.success(()))
        await work.settle()
        #expect(interactor.model == .some(Bookmarks(isStored ? [ada, alan] : [ada])))
    }

    @Test("Changes that others make to the bookmarks appear after the next change made here")
    func otherChanges() async throws {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        try await store.apply(.remove(ada.uniqueID))
        try await store.apply(.add(grace))
        interactor.toggle(alan)
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([grace, alan])))
    }

    @Test("Listeners of the bookmarks are notified once of each change, and of each step of storing it")
    func updates() async {
        let interactor = await makeLoadedInteractor(InMemoryBookmarksStore([ada]))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.toggle(alan)
        await work.settle()
        let (old, new) = (Bookmarks([ada]), Bookmarks([ada, alan]))
        #expect(recorder.models == [.some(old), .some(new), .some(new)])
    }

    @Test("The bookmarks' interactor is freed while it stores a change, and the change is still made")
    func freed() async throws {
        let gate = InMemoryBookmarksStore.Gate()
        let store = InMemoryBookmarksStore(gate: gate)
        var interactor: BookmarksInteractor? = makeInteractor(store)
        weak let observed = interactor
        interactor?.toggle(ada)
        let storing = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        storing.succeed()
        await work.settle()
        #expect(store.users == [ada])
    }

    private enum Change: CaseIterable {
        case addition, toggleOff, removal, removalOfAll
    }

    /// Makes a change to the bookmarks of Ada and Alan; returns it, and the people who are left then.
    private func make(_ change: Change, in interactor: BookmarksInteractor) -> (BookmarksChange, [User]) {
        switch change {
        case .addition:
            interactor.toggle(grace)
            return (.add(grace), [ada, alan, grace])
        case .toggleOff:
            interactor.toggle(ada)
            return (.remove(ada.uniqueID), [alan])
        case .removal:
            interactor.remove(alan)
            return (.remove(alan.uniqueID), [ada])
        case .removalOfAll:
            interactor.removeAll()
            return (.removeAll, [])
        }
    }

    private func makeInteractor(
        _ store: InMemoryBookmarksStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> BookmarksInteractor {
        trackForLeaks(BookmarksInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(
        _ store: InMemoryBookmarksStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> BookmarksInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }
}
