import TestDoubles
import TestKit
import Testing
import TextUI

@testable import View

@MainActor
@Suite("The sparks of a like", .leakChecks, .endsWhenStuck)
struct FeedAnimationTests {
    @Test("fly up and go out, step by step, and leave the heart")
    func steps() async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        #expect(stage.rows()[0].hasPrefix("▸  ♡  Person"))
        await stage.like()
        var shown: [String] = []
        for _ in 1..<LikeMark.stepCount {
            shown.append(mark(stage))
            await stage.finishStep()
        }
        shown.append(mark(stage))
        await stage.finishLastStep()
        shown.append(mark(stage))
        #expect(shown == ["·♥·", "✧♥✧", "✦♥✦", "✧♥✧", "·♥·", " ♥ "])
        #expect(stage.isSettled && stage.clock.sleeperCount == 0)
    }

    @Test("move nothing else, whatever they are made of", arguments: [Symbols.unicode, .ascii])
    func fixedWidth(symbols: Symbols) async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        let before = stage.rows(symbols: symbols)
        await stage.like()
        for _ in 1..<LikeMark.stepCount {
            expectSame(stage.rows(symbols: symbols), before)
            await stage.finishStep()
        }
        await stage.finishLastStep()
        expectSame(stage.rows(symbols: symbols), before)
    }

    @Test("wait for their time, and ask for no tick of the terminal's")
    func time() async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        await stage.like()
        stage.clock.advance(by: FeedCell.stepDuration - .milliseconds(1))
        #expect(stage.clock.sleeperCount == 1 && mark(stage) == "·♥·")
        #expect(!stage.draw().report.isAnimating)
        stage.clock.advance(by: .milliseconds(1))
        await stage.clock.nextSleep()
        #expect(mark(stage) == "✧♥✧")
    }

    @Test("are gone when the like is taken back, and begin anew with the next")
    func unliked() async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        await stage.like()
        await stage.finishStep()
        stage.press(.enter)
        #expect(mark(stage) == " ♡ " && stage.clock.sleeperCount == 0)
        await stage.settle()
        stage.press(.enter)
        #expect(mark(stage) == "·♥·")
    }

    @Test("are gone when their row is scrolled away")
    func scrolledAway() async throws {
        let stage = try await FeedStage.showing(.sample(count: 100))
        await stage.like()
        stage.press(.end)
        _ = stage.draw()
        #expect(stage.clock.sleeperCount == 0)
        await stage.settle()
        stage.press(.home)
        #expect(mark(stage) == " ♥ ")
    }

    @Test("fly on while their row is scrolled, but shows")
    func scrolled() async throws {
        let stage = try await FeedStage.showing(.sample(count: 100))
        stage.press(.down, .down)
        await stage.like()
        for _ in 0..<16 { stage.press(.down) }
        #expect(stage.rows()[0].contains("·♥· Person 002") && stage.clock.sleeperCount == 1)
    }

    @Test("are gone with the screen")
    func closed() async throws {
        var stage: FeedStage? = try await .showing(.sample(count: 3))
        let clock = try #require(stage?.clock)
        await stage?.like()
        stage = nil
        #expect(clock.sleeperCount == 0)
    }

    @Test("are gone when the feed is loaded anew; the like is not")
    func refreshed() async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        await stage.like()
        stage.press(.character("r"))
        #expect(mark(stage) == " ♥ " && stage.clock.sleeperCount == 0)
        try await stage.answer(.success(.sample(count: 3)))
        #expect(mark(stage) == " ♥ ")
    }

    @Test("fly around each heart on its own")
    func two() async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        await stage.like()
        await stage.finishStep()
        stage.press(.down, .enter)
        #expect(stage.rows()[0].hasPrefix("  ✧♥✧ ") && stage.rows()[1].hasPrefix("▸ ·♥· "))
    }

    @Test("are left out where the row has not been drawn yet")
    func typedAhead() async throws {
        let stage = try await FeedStage.showing(.sample(count: 100))
        stage.press(.end, .enter)
        #expect(stage.screen.contains("▸  ♥  Person 099") && stage.isSettled)
    }

    /// What shows around the first row's heart.
    private func mark(_ stage: FeedStage) -> String {
        String(stage.rows()[0].dropFirst(2).prefix(3))
    }

    /// Checks that nothing but the first row's heart differs.
    private func expectSame(
        _ rows: [String], _ others: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(rows.dropFirst() == others.dropFirst(), sourceLocation: sourceLocation)
        #expect(rows.first?.dropFirst(6) == others.first?.dropFirst(6), sourceLocation: sourceLocation)
    }
}

extension FeedStage {
    /// Likes the selected entry, and waits until the first step's time runs.
    fileprivate func like() async {
        press(.enter)
        await clock.nextSleep()
    }

    /// Lets the time of a step pass, and waits until the next one's runs.
    fileprivate func finishStep() async {
        clock.advance(by: FeedCell.stepDuration)
        await clock.nextSleep()
    }

    /// Lets the time of the last step pass, and waits until all is still.
    fileprivate func finishLastStep() async {
        clock.advance(by: FeedCell.stepDuration)
        await settle()
    }
}
