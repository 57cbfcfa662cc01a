import Binding
import Shell
import TestKit
import TestScreens
import Testing

@testable import Strata

@MainActor
@Suite("The review's lifetime", .leakChecks, .endsWhenStuck)
struct ReviewLifetimeTests {
    @Test("ends with its app, even while work is running", arguments: [true, false])
    func app(isReading: Bool) async throws {
        let gate = InMemoryPendingChanges.Gate()
        let (app, view, interactor) = try await {
            let review = RunningReview(InMemoryPendingChanges([.sample("a")], gate: gate))
            if !isReading {
                try await gate.next().succeed()
                await review.settle()
            }
            return (Weak(review.app), Weak(review.app.shell.front), Weak(review.app.interactor))
        }()
        #expect(app.object == nil && view.object == nil && interactor.object == nil)
        if isReading { try await gate.next().succeed() }
    }

    @Test("ends when its screen is closed during a prompt")
    func closedWhileAsking() async {
        let shell = trackForLeaks(Shell(words: .review, clock: ManualClock()))
        shell.navigation().push(BlankScreen())
        let store = InMemoryPendingChanges()
        store.failure = .failed("no such folder")
        let module = await open(store, in: shell)
        #expect(shell.prompt != nil)

        shell.navigation().popToRoot()

        #expect(shell.prompt == nil && shell.front is BlankScreen)
        #expect(module.map(\.object).allSatisfy { $0 == nil })
    }

    /// Opens the review of a store on top of a shell's screen, and waits for the store's answer.
    ///
    /// - Returns: The coordinator, interactor and view.
    private func open(_ store: InMemoryPendingChanges, in shell: Shell) async -> [Weak] {
        let work = Work()
        let interactor = trackForLeaks(ReviewInteractor(store: store, reading: work, deciding: work))
        let coordinator = trackForLeaks(
            ReviewCoordinator(interactor: interactor, navigation: shell.navigation()))
        coordinator.start()
        await work.settle()
        return [Weak(coordinator), Weak(interactor), Weak(shell.front)]
    }
}

/// A weak reference.
private struct Weak {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject?) {
        self.object = object
    }
}
