import Coordinator
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("What a reader of the feed does", .leakChecks, .endsWhenStuck)
struct FeedFlowTests {
    @Test("likes an entry: the host is told of each step of the sparks, and of nothing once all is still")
    func sparks() async {
        let app = await App.opened(.feed)
        app.tap(.down, .enter)
        var steps = [app.mark(ofRow: 1)]
        while !app.coordinator.isSettled, steps.count < 10 {
            await app.finishStep()
            steps.append(app.mark(ofRow: 1))
        }
        #expect(steps == ["·♥·", "✧♥✧", "✦♥✦", "✧♥✧", "·♥·", " ♥ "])
        #expect(app.clock.sleeperCount == 0)
    }

    @Test("likes ten entries, by which no view model is made anew")
    func rebuilds() async {
        let app = await App.opened(.feed, feed: AnsweringFeedService(.sample(count: 1_000)))
        let before = app.feedCells
        #expect(before.count == 1_000)
        for _ in 0..<10 {
            app.tap(.enter, .pageDown)
            _ = app.frame
        }
        #expect(app.feedCells == before)
    }

    @Test("finds the likes still there after the feed has come anew")
    func refresh() async {
        let app = await App.opened(.feed)
        app.tap(.enter, .character("r"))
        await app.settle()
        #expect(app.mark(ofRow: 0) == " ♥ " && app.mark(ofRow: 1) == " ♡ ")
    }

    @Test("looks at another tab while the sparks fly: they go out unseen")
    func otherTab() async {
        let app = await App.opened(.feed)
        app.tap(.enter, .tab)
        for _ in 1...5 { await app.finishStep() }
        #expect(app.coordinator.isSettled)
        app.tap(.backtab)
        #expect(app.mark(ofRow: 0) == " ♥ ")
    }

    @Test("sees the feed not come, and tries again until it does")
    func retry() async {
        let feed = AnsweringFeedService()
        feed.failure = .httpError(503)
        let app = await App.opened(.feed, feed: feed)
        #expect(app.screen.contains("The feed is not available"))
        #expect(app.screen.contains("HTTP error with status code: 503"))
        await app.type("r")
        #expect(app.screen.contains("The feed is not available"))
        feed.failure = nil
        await app.type("r")
        #expect(app.screen.contains("30 entries") && !app.screen.contains("HTTP"))
    }
}

extension App {
    /// Lets the time of a step of the sparks pass, and waits until the host is told.
    fileprivate func finishStep() async {
        await clock.nextSleep()
        let (progress, told) = AsyncStream<Void>.makeStream()
        coordinator.didProgress = { told.yield() }
        clock.advance(by: .milliseconds(80))
        for await _ in progress { break }
        coordinator.didProgress = nil
    }

    /// What shows around the heart of a row.
    fileprivate func mark(ofRow row: Int) -> String {
        let lines = screen.split(separator: "\n").dropFirst(2)
        return lines.dropFirst(row).first.map { String($0.dropFirst(3).prefix(3)) } ?? ""
    }

    /// The objects that the one mutable spot of each entry is in.
    fileprivate var feedCells: Set<ObjectIdentifier> {
        var graph = ObjectGraph()
        return Set(
            graph.objects(from: coordinator).filter { $0.type == "FeedCellViewModel" }
                .compactMap(\.object).map { ObjectIdentifier($0) })
    }
}
