import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The bookmarks' interactor", .leakChecks, .endsWhenStuck)
struct BookmarksInteractorTests {
    private let gate = InMemoryBookmarksStore.Gate()
    private let work = Work()
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let grace = User.sample("Grace", "Hopper")

    @Test("reads the bookmarks in the order they were added")
    func load() async {
        let interactor = makeInteractor(InMemoryBookmarksStore([grace, ada]))
        interactor.load()
        #expect(interactor.model == .loading(nil))
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([grace, ada])))
        #expect(interactor.isBookmarked(ada) && !interactor.isBookmarked(alan))
    }

    @Test("shows a change at once, and saves it afterwards")
    func optimism() async throws {
        let store = InMemoryBookmarksStore([ada], gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.toggle(alan)
        #expect(interactor.model == .some(Bookmarks([ada, alan])))

        let saving = try await gate.next()
        #expect(store.users == [ada])
        saving.succeed()
        await work.settle()

        #expect(store.users == [ada, alan])
        #expect(interactor.model == .some(Bookmarks([ada, alan])))
    }

    @Test("shows what others have changed in the store after its own next change")
    func otherChanges() async throws {
        let store = InMemoryBookmarksStore([ada])
        let interactor = try await makeLoadedInteractor(store)
        try await store.apply(.remove(ada.uniqueID))
        try await store.apply(.add(grace))
        interactor.toggle(alan)
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([grace, alan])))
    }

    @Test("saves changes one after the other, in the order they were made")
    func order() async throws {
        let store = InMemoryBookmarksStore([ada], gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.toggle(alan)
        interactor.remove(ada)
        interactor.toggle(ada)
        interactor.toggle(grace)
        let changes: [BookmarksChange] = [.add(alan), .remove(ada.uniqueID), .add(ada), .add(grace)]

        for (count, change) in changes.enumerated() {
            let saving = try await gate.next()
            #expect(saving.question == .apply(change))
            // The next change waits for this one: so far there are the reading, the changes before, and this one.
            #expect(gate.questions.count == count + 2)
            saving.succeed()
        }
        await work.settle()

        #expect(store.users == [alan, ada, grace])
        #expect(interactor.model == .some(Bookmarks([alan, ada, grace])))
    }

    @Test("removes all")
    func removeAll() async throws {
        let store = InMemoryBookmarksStore([ada, alan])
        let interactor = try await makeLoadedInteractor(store)
        interactor.removeAll()
        #expect(interactor.model == .some(Bookmarks()))
        await work.settle()
        #expect(store.users.isEmpty)
    }

    @Test("reports each change once")
    func changes() async {
        let interactor = makeInteractor(InMemoryBookmarksStore([ada]))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        await work.settle()
        interactor.toggle(alan)
        await work.settle()
        interactor.toggle(alan)
        await work.settle()

        let (one, two) = (Bookmarks([ada]), Bookmarks([ada, alan]))
        #expect(recorder.models == [.loading(nil), .some(one), .some(two), .some(one)])
    }

    @Test("puts a bookmark that is added while the others load behind them")
    func toggleWhileLoading() async throws {
        let store = InMemoryBookmarksStore([ada], gate: gate)
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.toggle(alan)
        #expect(interactor.model == .loading(Bookmarks([alan])))
        #expect(interactor.isBookmarked(alan))

        for _ in 1...2 { try await gate.next().succeed() }
        await work.settle()

        #expect(store.users == [ada, alan])
        #expect(interactor.model == .some(Bookmarks([ada, alan])))
    }

    @Test("reads the others first if a bookmark is added before any load")
    func toggleBeforeLoading() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = makeInteractor(store)
        interactor.toggle(alan)
        await work.settle()
        #expect(store.users == [ada, alan])
        #expect(interactor.model == .some(Bookmarks([ada, alan])))
    }

    @Test("removes a bookmark that was added while the others load")
    func toggleTwiceWhileLoading() async {
        let store = InMemoryBookmarksStore([ada])
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.toggle(alan)
        interactor.toggle(alan)
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([ada])))
        #expect(store.users == [ada])
    }

    @Test("keeps a user who turns out to be bookmarked already")
    func toggleKnownWhileLoading() async {
        let store = InMemoryBookmarksStore([ada, alan])
        let interactor = makeInteractor(store)
        interactor.load()
        interactor.toggle(ada)
        await work.settle()
        #expect(interactor.model == .some(Bookmarks([ada, alan])))
        #expect(store.users == [ada, alan])
    }

    @Test("runs each step once if a listener makes another change")
    func reentrancy() async throws {
        let store = InMemoryBookmarksStore([ada], gate: gate)
        let interactor = makeInteractor(store)
        let listener = trackForLeaks(ModelRecorder(interactor))
        let grace = grace
        interactor.modelDidUpdate.add(listener) { _, interactor in
            if case .some(let bookmarks) = interactor.model, !bookmarks.contains(grace) { interactor.toggle(grace) }
        }
        interactor.load()
        for _ in 1...2 { try await gate.next().succeed() }
        await work.settle()

        #expect(gate.questions == [.read, .apply(.add(grace))])
        #expect(interactor.model == .some(Bookmarks([ada, grace])))
    }

    @Test("is freed while it saves")
    func freed() async throws {
        var interactor: BookmarksInteractor? = makeInteractor(InMemoryBookmarksStore(gate: gate))
        weak let observed = interactor
        interactor?.load()
        let reading = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        reading.succeed()
        await work.settle()
    }

    private func makeInteractor(
        _ store: InMemoryBookmarksStore, sourceLocation: SourceLocation = #_sourceLocation
    ) -> BookmarksInteractor {
        trackForLeaks(BookmarksInteractor(store: store, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(
        _ store: InMemoryBookmarksStore, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> BookmarksInteractor {
        let interactor = makeInteractor(store, sourceLocation: sourceLocation)
        interactor.load()
        if store.isGated { try await gate.next().succeed() }
        await work.settle()
        return interactor
    }
}
