import Shell
import TestKit
import Testing
import TextUI

@testable import Strata

@MainActor
@Suite("A reviewer", .leakChecks, .endsWhenStuck)
struct ReviewFlowTests {
    @Test("accepts, rejects and skips a change, looks at the skipped one again, and leaves")
    func wholeReview() async {
        let review = await RunningReview.showing(.sample("a"), .sample("b"), .sample("c"))
        #expect(review.title.contains("1 of 3: Screens/a()"))
        await review.type("ars")
        #expect(review.screen.contains("1 skipped and still pending"))
        #expect(review.app.outcome == "1 accepted, 1 rejected, 1 left")
        await review.type("l")
        #expect(review.title.contains("3 of 3: Screens/c()"))
        await review.type("a")
        #expect(review.screen.contains("All reviewed"))
        await review.type("q")
        #expect(review.host.calls == [.quit])
        #expect(review.app.outcome == "2 accepted, 1 rejected, 0 left")
        #expect(review.store.changes.isEmpty && !review.app.hasFailed)
    }

    @Test("reads again after a refusal, and accepts what is there now")
    func refusal() async {
        let review = await RunningReview.showing(.sample("a"))
        review.store.failure = .outdated("a was replaced")
        await review.type("a")
        #expect(review.screen.contains("a was replaced") && review.app.hasFailed)
        review.store.failure = nil
        review.store.changes = [.sample("a", new: "Jean")]
        review.press(.enter)
        await review.settle()
        #expect(review.screen.contains("1 + Jean"))
        await review.type("a")
        #expect(review.screen.contains("1 accepted, 0 rejected") && !review.app.hasFailed)
    }

    @Test("leaves during a decision, which is finished first")
    func leaveWhileDeciding() async throws {
        let gate = InMemoryPendingChanges.Gate()
        let review = RunningReview(InMemoryPendingChanges([.sample("a")], gate: gate))
        try await gate.next().succeed()
        await review.settle()
        review.press(.character("a"))
        let accepting = try await gate.next()
        review.press(.character("q"))
        #expect(review.host.calls == [.quit])
        accepting.succeed()
        _ = await review.app.finishSaving()
        #expect(review.store.changes.isEmpty)
        #expect(review.app.outcome == "1 accepted, 0 rejected, 0 left")
    }

    @Test("leaves while the changes are read, without waiting")
    func leaveWhileReading() async throws {
        let gate = InMemoryPendingChanges.Gate()
        let review = RunningReview(InMemoryPendingChanges(gate: gate))
        let reading = try await gate.next()
        _ = await review.app.finishSaving()
        #expect(!review.app.isSettled)
        reading.succeed()
        await review.settle()
    }

    @Test("suspends the review, and sees colours for a dark background")
    func surroundings() async {
        let review = await RunningReview.showing()
        review.press(.control("z"))
        #expect(review.host.calls == [.suspend])
        #expect(review.app.theme == .dark)
    }
}
