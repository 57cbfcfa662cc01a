import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Failures of the bookmarks' interactor", .leakChecks, .endsWhenStuck)
struct BookmarksInteractorFailureTests {
    private let work = Work()
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let grace = User.sample("Grace", "Hopper")
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("a store that cannot be read is an error, not an empty store")
    func loadFailure() async {
        let store = InMemoryBookmarksStore([ada])
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(locked, nil))
    }

    @Test("a retry reads again")
    func retryLoad() async {
        let store = InMemoryBookmarksStore([ada])
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        await work.settle()

        store.failure = nil
        interactor.retry()
        #expect(interactor.model == .loading(nil))
        await work.settle()

        #expect(interactor.model == .some(Bookmarks([ada])))
    }

    @Test("a failed second reading keeps the first one's bookmarks")
    func reloadFailure() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        interactor.load()
        #expect(interactor.model == .loading(Bookmarks([ada])))
        await work.settle()
        #expect(interactor.model == .error(locked, Bookmarks([ada])))
    }

    @Test("a change that cannot be saved is an error, and is taken back")
    func saveFailure() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        interactor.toggle(alan)
        #expect(interactor.isBookmarked(alan))
        await work.settle()

        #expect(interactor.model == .error(locked, Bookmarks([ada])))
        #expect(store.users == [ada])
    }

    @Test("a retry saves the failed change, and those that waited behind it")
    func retrySave() async throws {
        let gate = InMemoryBookmarksStore.Gate()
        let store = InMemoryBookmarksStore([ada], gate: gate)
        let interactor = makeInteractor(store)
        interactor.load()
        try await gate.next().succeed()
        await work.settle()
        interactor.toggle(alan)
        interactor.remove(ada)
        interactor.toggle(grace)
        try await gate.next().succeed()
        try await gate.next().answer(.failure(locked))
        await work.settle()
        #expect(interactor.model == .error(locked, Bookmarks([ada, alan])))

        interactor.retry()
        #expect(interactor.model == .some(Bookmarks([alan, grace])))
        for _ in 1...2 { try await gate.next().succeed() }
        await work.settle()

        #expect(store.users == [alan, grace])
        #expect(interactor.model == .some(Bookmarks([alan, grace])))
        #expect(
            gate.questions.suffix(3) == [
                .apply(.remove(ada.uniqueID)), .apply(.remove(ada.uniqueID)), .apply(.add(grace)),
            ])
    }

    @Test("a retry that fails can be retried, and loses nothing")
    func retryTwice() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        interactor.toggle(alan)
        interactor.toggle(grace)
        await work.settle()
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .error(locked, Bookmarks([ada])))

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(store.users == [ada, alan, grace])
        #expect(interactor.model == .some(Bookmarks([ada, alan, grace])))
    }

    @Test("a bookmark that is added while reading fails is saved by the retry")
    func toggleWhileLoadFails() async {
        let store = InMemoryBookmarksStore([ada])
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.toggle(alan)
        await work.settle()
        #expect(interactor.model == .error(locked, nil))

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(store.users == [ada, alan])
        #expect(interactor.model == .some(Bookmarks([ada, alan])))
    }

    @Test("a bookmark that is added after reading has failed reads first")
    func toggleAfterLoadFailed() async {
        let store = InMemoryBookmarksStore([ada])
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.load()
        await work.settle()

        store.failure = nil
        interactor.toggle(alan)
        await work.settle()

        #expect(interactor.model == .some(Bookmarks([ada, alan])))
    }

    @Test("a new change or load first makes the one again that could not be saved", arguments: [true, false])
    func undecided(isChange: Bool) async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        interactor.toggle(alan)
        await work.settle()
        for _ in 1...2 {
            if isChange { interactor.toggle(grace) } else { interactor.load() }
            #expect(interactor.isSaving && interactor.isBookmarked(alan))
            await work.settle()
            #expect(interactor.undecidedFailure == locked)
        }

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(store.users == (isChange ? [ada, alan, grace] : [ada, alan]))
        #expect(interactor.undecidedFailure == nil && !interactor.losesChange)
    }

    @Test("a retry after everything has been saved does nothing")
    func lateRetry() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        interactor.toggle(alan)
        await work.settle()
        store.failure = nil
        interactor.toggle(grace)
        await work.settle()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.retry()
        await work.settle()
        #expect(recorder.models.isEmpty && store.users == [ada, alan, grace])
    }

    @Test("a bookmark that is added after a failed reading is saved behind the change that waited for it")
    func undecidedReading() async {
        let store = InMemoryBookmarksStore([ada])
        store.failure = locked
        let interactor = makeInteractor(store)
        interactor.toggle(alan)
        await work.settle()
        store.failure = nil
        interactor.toggle(grace)
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([ada, alan, grace])) && store.users == [ada, alan, grace])
    }

    @Test("a new change gives up the one that could not be saved, once the user has decided to leave it")
    func givingUp() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = await makeLoadedInteractor(store)
        store.failure = locked
        interactor.toggle(alan)
        await work.settle()
        interactor.didDecide()

        store.failure = nil
        interactor.toggle(grace)
        interactor.retry()
        await work.settle()

        #expect(store.users == [ada, grace])
        #expect(interactor.model == .some(Bookmarks([ada, grace])))
    }

    @Test("a retry without a failure does nothing")
    func idleRetry() async {
        let interactor = await makeLoadedInteractor(InMemoryBookmarksStore([ada]))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.retry()
        await work.settle()
        #expect(recorder.models.isEmpty)
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
