import Binding
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Strata

@MainActor
@Suite("The review's lifetime", .leakChecks, .endsWhenStuck)
struct ReviewLifetimeTests {
    private let gate = InMemoryPendingChanges.Gate()

    @Test("The review is freed with its app, even while work is running", arguments: [true, false])
    func app(isReading: Bool) async throws {
        weak var app: ReviewApp?
        weak var view: AnyObject?
        weak var interactor: ReviewInteractor?
        do {
            let review = RunningReview(InMemoryPendingChanges([.sample("a")], gate: gate))
            if !isReading {
                try await gate.next().succeed()
                await review.settle()
            }
            (app, view, interactor) = (review.app, review.app.shell.front, review.app.interactor)
        }
        #expect(app == nil && view == nil && interactor == nil)
        if isReading { try await gate.next().succeed() }
    }

    @Test("The review is freed when its screen is closed during a prompt")
    func closedWhileAsking() async {
        let shell = trackForLeaks(Shell(words: .english, clock: ManualClock()))
        shell.navigation().push(BlankScreen())
        let (store, work) = (InMemoryPendingChanges([.sample("a")]), Work())
        store.failure = .full
        weak var interactor: ReviewInteractor?
        weak var coordinator: ReviewCoordinator?
        do {
            let owner = ReviewInteractor(store: store, reading: work, deciding: work)
            let opener = ReviewCoordinator(interactor: owner, navigation: shell.navigation()) { _ in }
            opener.start()
            (interactor, coordinator) = (owner, opener)
        }
        await work.settle()
        interactor?.decide(.accept, on: PendingChange.sample("a").id)
        await work.settle()
        weak let view = shell.front as AnyObject?
        #expect(shell.prompt != nil && view != nil)

        shell.navigation().popToRoot()

        #expect(shell.prompt == nil && shell.front is BlankScreen)
        #expect(coordinator == nil && interactor == nil && view == nil)
    }

    @Test("The review finishes a running decision before it ends")
    func leaveWhileDeciding() async throws {
        let review = RunningReview(InMemoryPendingChanges([.sample("a")], gate: gate))
        try await gate.next().succeed()
        await review.settle()
        review.press(.character("a"))
        let accepting = try await gate.next()
        review.press(.character("q"))
        #expect(review.host.calls == [.quit] && review.title.contains("1 of 1"))
        accepting.succeed()
        _ = await review.app.finishSaving()
        #expect(review.store.changes.isEmpty && review.screen.contains("All reviewed"))
        #expect(review.app.outcome == "1 accepted, 0 rejected, 0 left")
    }

    @Test("The review can end while the changes are still being read")
    func leaveWhileReading() async throws {
        let review = RunningReview(InMemoryPendingChanges(gate: gate))
        let reading = try await gate.next()
        _ = await review.app.finishSaving()
        #expect(!review.app.isSettled && review.app.outcome == "Nothing was read")
        reading.succeed()
        await review.settle()
    }
}
