import Binding
import TestKit
import Testing

@testable import Strata

@MainActor
@Suite("The review's interactor", .leakChecks, .endsWhenStuck)
struct ReviewInteractorTests {
    private let gate = InMemoryPendingChanges.Gate()
    private let work = Work()
    private let changes: [PendingChange] = [.sample("a"), .sample("b"), .sample("c")]

    @Test("The review's interactor reads only once, even if it is asked again during the reading")
    func load() async throws {
        let interactor = makeInteractor(InMemoryPendingChanges(changes, unreadable: ["d"], gate: gate))
        interactor.load()
        interactor.load()
        #expect(interactor.model == ReviewProgress().starting())
        try await gate.next().succeed()
        await work.settle()
        #expect(interactor.model == .reviewing(changes, unreadable: ["d"]))
        #expect(gate.questions == [.read])
    }

    @Test(
        "A second decision is ignored while the first one is carried out",
        arguments: [ReviewDecision.accept, .reject, .skip])
    func secondKey(decision: ReviewDecision) async throws {
        let store = InMemoryPendingChanges(changes, gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.decide(.accept, on: changes[0].id)
        let accepting = try await gate.next()

        interactor.decide(decision, on: changes[0].id)
        interactor.decide(decision, on: changes[1].id)
        accepting.succeed()
        await work.settle()

        #expect(gate.questions == [.read, .accept(changes[0].id)])
        #expect(interactor.model == .reviewing(changes, after: [.accept]))
    }

    @Test("A refused decision changes nothing and can be retried", arguments: [ReviewDecision.accept, .reject])
    func refused(decision: ReviewDecision) async throws {
        let store = InMemoryPendingChanges(changes)
        let interactor = try await makeLoadedInteractor(store)
        store.failure = .full
        interactor.decide(decision, on: changes[0].id)
        await work.settle()
        #expect(interactor.model == ReviewProgress.reviewing(changes).refusing(decision))
        #expect(store.changes == changes)

        store.failure = nil
        interactor.retry()
        await work.settle()

        #expect(interactor.model == .reviewing(changes, after: [decision]))
        #expect(store.changes == Array(changes.dropFirst()))
    }

    @Test("Accepting changes that are alike stops at the first failure, and a retry continues there")
    func acceptAlikeRefused() async throws {
        let alike: [PendingChange] = [.sample("a"), .sample("b", new: "Bo"), .sample("c"), .sample("d")]
        let store = InMemoryPendingChanges(alike, gate: gate)
        let interactor = try await makeLoadedInteractor(store)
        interactor.decide(.acceptAlike, on: alike[0].id)
        try await gate.next().succeed()
        try await gate.next().answer(.failure(.full))
        await work.settle()
        #expect(store.changes == Array(alike.dropFirst()))
        #expect(interactor.model.review?.waiting == [alike[2], alike[1], alike[3]])
        #expect(interactor.model.refusal?.acceptedCount == 1)

        interactor.retry()
        for _ in 0..<2 { try await gate.next().succeed() }
        await work.settle()
        #expect(interactor.model.review?.waiting == [alike[1]] && interactor.model.review?.acceptedCount == 3)
        #expect(interactor.model.refusal == nil && store.changes == [alike[1]])
    }

    @Test("If the pending text was replaced, a retry shows the new text and decides nothing")
    func outdated() async throws {
        let store = InMemoryPendingChanges(changes)
        let interactor = try await makeLoadedInteractor(store)
        interactor.decide(.skip, on: changes[0].id)
        store.failure = .replaced
        interactor.decide(.accept, on: changes[1].id)
        await work.settle()

        store.failure = nil
        let replaced = [.sample("a", new: "Bo"), .sample("b", new: "Jean"), changes[2]]
        store.changes = replaced
        interactor.retry()
        await work.settle()

        #expect(store.calls == [.read, .read])
        #expect(interactor.model.review?.waiting == Array(replaced.dropFirst()))
        #expect(interactor.model.review?.skipped == [replaced[0]])
    }

    @Test("Only the current change can be decided, and only a failure can be retried")
    func nothing() async throws {
        let store = InMemoryPendingChanges(changes)
        let interactor = try await makeLoadedInteractor(store)
        for change in changes.dropFirst() { interactor.decide(.accept, on: change.id) }
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .reviewing(changes))
        #expect(store.calls == [.read])
    }

    @Test("Loading again shows skipped changes, and changes that have become pending meanwhile")
    func lookAgain() async throws {
        let store = InMemoryPendingChanges(changes, unreadable: ["e"])
        let interactor = try await makeLoadedInteractor(store)
        interactor.decide(.accept, on: changes[0].id)
        await work.settle()
        interactor.decide(.skip, on: changes[1].id)
        interactor.decide(.skip, on: changes[2].id)
        store.changes.append(.sample("d"))
        store.unreadable = ["f"]

        interactor.load()
        #expect(interactor.model.isBusy && interactor.model.review?.waiting == [changes[1], changes[2]])
        await work.settle()

        #expect(interactor.model.review?.waiting == [changes[1], changes[2], .sample("d")])
        #expect(interactor.model.review?.unreadable == ["f"])
        #expect(interactor.model.review?.skipped == [])
        #expect(interactor.model.review?.acceptedCount == 1)
    }

    @Test("Going back reverts the decisions one by one, beginning with the last")
    func goesBack() async throws {
        let store = InMemoryPendingChanges(changes)
        let interactor = try await makeLoadedInteractor(store)
        for (decision, change) in zip([ReviewDecision.accept, .skip, .reject], changes) {
            interactor.decide(decision, on: change.id)
            await work.settle()
        }
        #expect(store.changes == [changes[1]])

        for left in [2, 1, 0] {
            interactor.goBack()
            await work.settle()
            #expect(interactor.model.review?.current == changes[left] && interactor.model.review?.decided.count == left)
        }
        interactor.goBack()
        await work.settle()
        #expect(interactor.model == .reviewing(changes) && store.changes == changes)
        #expect(
            store.calls == [
                .read, .accept(changes[0].id), .reject(changes[2].id), .undo(changes[2].id), .undo(changes[0].id),
            ])
    }

    @Test("A decision that cannot be undone is kept, and undoing it can be retried")
    func goesBackLater() async throws {
        let store = InMemoryPendingChanges(changes)
        let interactor = try await makeLoadedInteractor(store)
        interactor.decide(.accept, on: changes[0].id)
        await work.settle()
        store.failure = .full
        interactor.goBack()
        await work.settle()
        #expect(interactor.model == ReviewProgress.reviewing(changes, after: [.accept]).refusing(nil))

        store.failure = nil
        interactor.retry()
        await work.settle()
        #expect(interactor.model == .reviewing(changes))
    }

    @Test("A continued review keeps its earlier decisions, and skipped changes stay skipped")
    func continued() async throws {
        let earlier = ReviewProgress.reviewing(changes, after: [.skip]).review
        let store = InMemoryPendingChanges(changes)
        let interactor = try await makeLoadedInteractor(store, continuing: earlier)
        #expect(interactor.model == .reviewing(changes, after: [.skip]))
    }

    @Test("The review's interactor can be freed during a decision, which is still carried out")
    func freed() async throws {
        let store = InMemoryPendingChanges(changes, gate: gate)
        var interactor: ReviewInteractor? = try await makeLoadedInteractor(store)
        weak let observed = interactor
        interactor?.decide(.accept, on: changes[0].id)
        let accepting = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        accepting.succeed()
        await work.settle()
        #expect(store.changes == Array(changes.dropFirst()))
    }

    private func makeInteractor(
        _ store: InMemoryPendingChanges, continuing review: Review? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> ReviewInteractor {
        trackForLeaks(
            ReviewInteractor(review, store: store, reading: Work(within: work), deciding: work),
            sourceLocation: sourceLocation)
    }

    /// Creates an interactor that has read the pending changes.
    private func makeLoadedInteractor(
        _ store: InMemoryPendingChanges, continuing review: Review? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ReviewInteractor {
        let interactor = makeInteractor(store, continuing: review, sourceLocation: sourceLocation)
        interactor.load()
        try await store.gate?.next().succeed()
        await work.settle()
        return interactor
    }
}
