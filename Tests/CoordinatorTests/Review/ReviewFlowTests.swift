import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("What a reviewer does", .leakChecks, .endsWhenStuck)
struct ReviewFlowTests {
    private let host = Host()

    private func makeReview(
        _ store: InMemoryPendingChanges, sourceLocation: SourceLocation = #_sourceLocation
    ) -> (review: ReviewApp, pilot: Pilot<ReviewApp>) {
        let review = ReviewApp(store: store)
        review.host = host
        let pilot = Pilot(app: review, size: ScreenSize.standard.size, appearance: Appearance(usesColor: false))
        for object in [review, pilot] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        return (review, pilot)
    }

    @Test("accepts one, rejects one, skips one, looks at that again, and leaves")
    func wholeReview() async {
        let store = InMemoryPendingChanges([.sample("a"), .sample("b"), .sample("c")])
        let (review, pilot) = makeReview(store)
        pilot.start()
        #expect(await pilot.screen.contains("1 of 3: Screens/a()"))
        await pilot.type("ars")
        #expect(await pilot.screen.contains("1 skipped and still pending"))
        #expect(review.outcome == "1 accepted, 1 rejected, 1 left")
        await pilot.type("l")
        #expect(await pilot.screen.contains("3 of 3: Screens/c()"))
        await pilot.type("a")
        #expect(await pilot.screen.contains("All reviewed"))
        await pilot.type("q")
        #expect(host.calls == [.quit])
        #expect(review.outcome == "2 accepted, 1 rejected, 0 left")
        #expect(store.changes.isEmpty)
    }

    @Test("meets a refusal, reads again, and accepts what is there now")
    func refusal() async {
        let store = InMemoryPendingChanges([.sample("a")])
        let (_, pilot) = makeReview(store)
        pilot.start()
        store.failure = .outdated("a was replaced")
        await pilot.type("a")
        #expect(await pilot.screen.contains("a was replaced"))
        store.failure = nil
        store.changes = [.sample("a", new: "Jean")]
        await pilot.press(.enter)
        #expect(await pilot.screen.contains("1 + Jean"))
        await pilot.type("a")
        #expect(await pilot.screen.contains("1 accepted, 0 rejected"))
    }

    @Test("leaves while a decision is carried out, which is waited for")
    func leaveWhileDeciding() async throws {
        let gate = InMemoryPendingChanges.Gate()
        let store = InMemoryPendingChanges([.sample("a")], gate: gate)
        let (review, _) = makeReview(store)
        review.start()
        try await gate.next().succeed()
        await review.settle()
        _ = review.draw(size: ScreenSize.standard.size, tick: 0, appearance: Appearance(), transcribes: false)
        review.press(.character("a"))
        let accepting = try await gate.next()
        review.press(.character("q"))
        #expect(host.calls == [.quit])
        accepting.succeed()
        await review.finishSaving()
        #expect(store.changes.isEmpty)
        #expect(review.outcome == "1 accepted, 0 rejected, 0 left")
    }

    @Test("leaves while the changes are read, which is not waited for")
    func leaveWhileReading() async throws {
        let gate = InMemoryPendingChanges.Gate()
        let (review, _) = makeReview(InMemoryPendingChanges(gate: gate))
        review.start()
        let reading = try await gate.next()
        await review.finishSaving()
        #expect(!review.isSettled)
        reading.succeed()
        await review.settle()
    }

    @Test("is suspended, and shown in colours for a dark background")
    func surroundings() async {
        let (review, pilot) = makeReview(InMemoryPendingChanges())
        pilot.start()
        await pilot.press(.control("z"))
        #expect(host.calls == [.suspend])
        #expect(review.theme == .dark)
    }

    @Test("frees every object of the review with it, even while something is on its way", arguments: [true, false])
    func deallocation(isReading: Bool) async throws {
        let gate = InMemoryPendingChanges.Gate()
        let store = InMemoryPendingChanges([.sample("a")], gate: gate)
        var graph = ObjectGraph()
        var objects: [Weak] = []
        do {
            let (review, _) = makeReview(store)
            review.start()
            if !isReading {
                try await gate.next().succeed()
                await review.settle()
            }
            objects = graph.objects(from: review).filter { $0.type != "Ledger" }
            let expected: Set = [
                "ReviewApp", "ReviewCoordinator", "ReviewView", "ReviewInteractor", "Container", "Work",
            ]
            try #require(expected.isSubset(of: objects.map(\.type)))
        }
        #expect(objects.allSatisfy { $0.object == nil })
        if isReading { try await gate.next().succeed() }
    }
}

@MainActor
extension Pilot {
    /// What shows when nothing is unfinished.
    fileprivate var screen: String {
        get async {
            await settle()
            return frame().grid.plainText
        }
    }

    fileprivate func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }
}
