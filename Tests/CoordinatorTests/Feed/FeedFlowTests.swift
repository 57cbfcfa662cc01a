import Binding
import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("What a reader of the feed does", .leakChecks, .endsWhenStuck)
struct FeedFlowTests {
    @Test("likes an entry: each step of the sparks is told as progress, and nothing once all is still")
    func sparks() async throws {
        let harness = try await FeedHarness.showing()
        harness.press(.down, .enter)
        var steps = [harness.mark(ofRow: 1)]
        while !harness.work.isSettled, steps.count < 10 {
            await harness.finishStep()
            steps.append(harness.mark(ofRow: 1))
        }
        #expect(steps == ["·♥·", "✧♥✧", "✦♥✦", "✧♥✧", "·♥·", " ♥ "])
        #expect(harness.clock.sleeperCount == 0)
    }

    @Test("likes ten entries, by which no view model is made anew")
    func rebuilds() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 1_000))
        let before = harness.cellViewModels
        #expect(before.count == 1_000)
        for _ in 0..<10 {
            harness.press(.enter, .pageDown)
            harness.draw()
        }
        #expect(harness.likes.model.count == 10)
        #expect(harness.cellViewModels == before)
    }

    @Test("finds the likes still there after the feed has come anew")
    func refresh() async throws {
        let harness = try await FeedHarness.showing()
        harness.press(.enter, .character("r"))
        try await harness.answer(.success(.cast))
        #expect(harness.mark(ofRow: 0) == " ♥ " && harness.mark(ofRow: 1) == " ♡ ")
    }

    @Test("looks at another tab while the sparks fly: they go out unseen")
    func otherTab() async throws {
        let harness = try await FeedHarness.showing()
        let other = Tab(id: "other", title: "Other")
        harness.shell.tabs.append(other)
        harness.press(.enter)
        harness.shell.select(other.id)
        for _ in 1...5 { await harness.finishStep() }
        #expect(harness.work.isSettled)
        harness.shell.select(Tab.only.id)
        #expect(harness.mark(ofRow: 0) == " ♥ ")
    }

    @Test("sees the feed not come, and tries again until it does")
    func retry() async throws {
        let harness = FeedHarness()
        try await harness.answer(.failure(.httpError(503)))
        #expect(harness.screen.contains("The feed is not available"))
        #expect(harness.screen.contains("HTTP error with status code: 503"))
        harness.type("r")
        try await harness.answer(.failure(.httpError(503)))
        #expect(harness.screen.contains("The feed is not available"))
        harness.type("r")
        try await harness.answer(.success(.cast))
        #expect(harness.screen.contains("30 entries") && !harness.screen.contains("HTTP"))
    }
}

extension FeedHarness {
    /// Lets the time of a step of the sparks pass, and waits until progress is told.
    fileprivate func finishStep() async {
        await clock.nextSleep()
        let (progress, told) = AsyncStream<Void>.makeStream()
        work.didFinish = { told.yield() }
        clock.advance(by: .milliseconds(80))
        for await _ in progress { break }
        work.didFinish = nil
    }

    /// The objects that hold the one mutable spot of each entry.
    fileprivate var cellViewModels: Set<ObjectIdentifier> {
        var graph = ObjectGraph()
        return Set(
            graph.objects(from: shell).filter { $0.type == "FeedCellViewModel" }
                .compactMap(\.object).map { ObjectIdentifier($0) })
    }
}
