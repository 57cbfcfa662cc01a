import Binding
import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A reader of the feed", .leakChecks, .endsWhenStuck)
struct FeedFlowTests {
    @Test("likes an entry, and each step of its sparks is reported as progress until they are out")
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

    @Test("likes ten entries without any view model being rebuilt")
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

    @Test("finds the likes again after a refresh")
    func refresh() async throws {
        let harness = try await FeedHarness.showing()
        harness.press(.enter, .character("r"))
        try await harness.answer(.success(.cast))
        #expect(harness.mark(ofRow: 0) == " ♥ " && harness.mark(ofRow: 1) == " ♡ ")
    }

    @Test("looks at another tab while sparks go out unseen")
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

    @Test("tries again until the feed can be loaded")
    func retry() async throws {
        let harness = FeedHarness()
        try await harness.answer(.failure(.httpError(503)))
        #expect(harness.screen.contains("The feed could not be loaded"))
        #expect(harness.screen.contains("HTTP error with status code: 503"))
        harness.type("r")
        try await harness.answer(.failure(.httpError(503)))
        #expect(harness.screen.contains("The feed could not be loaded"))
        harness.type("r")
        try await harness.answer(.success(.cast))
        #expect(harness.screen.contains("30 entries") && !harness.screen.contains("HTTP"))
    }
}

extension FeedHarness {
    /// Lets a step of the sparks pass, and waits until progress is reported.
    fileprivate func finishStep() async {
        await clock.nextSleep()
        let (progress, told) = AsyncStream<Void>.makeStream()
        work.didFinish = { told.yield() }
        clock.advance(by: .milliseconds(80))
        for await _ in progress { break }
        work.didFinish = nil
    }

    /// The objects with the mutable spots.
    fileprivate var cellViewModels: Set<ObjectIdentifier> {
        var graph = ObjectGraph()
        return Set(
            graph.objects(from: shell).filter { $0.type == "FeedCellViewModel" }
                .compactMap(\.object).map { ObjectIdentifier($0) })
    }
}
