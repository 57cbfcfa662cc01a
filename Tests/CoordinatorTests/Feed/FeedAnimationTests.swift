import Binding
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import View

@MainActor
@Suite("The sparks of a like", .leakChecks, .endsWhenStuck)
struct FeedAnimationTests {
    @Test("fly up and go out, step by step, and leave the heart")
    func steps() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        #expect(harness.rows()[0].hasPrefix("▸  ♡  Person"))
        await harness.like()
        var shown: [String] = []
        for _ in 1..<LikeMark.stepCount {
            shown.append(harness.mark(ofRow: 0))
            await harness.finishStep()
        }
        shown.append(harness.mark(ofRow: 0))
        await harness.finishLastStep()
        shown.append(harness.mark(ofRow: 0))
        #expect(shown == ["·♥·", "✧♥✧", "✦♥✦", "✧♥✧", "·♥·", " ♥ "])
        #expect(harness.work.isSettled && harness.clock.sleeperCount == 0)
    }

    @Test("move nothing else, whatever they are made of", arguments: [Symbols.unicode, .ascii])
    func fixedWidth(symbols: Symbols) async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        let before = harness.rows(symbols: symbols)
        await harness.like()
        for _ in 1..<LikeMark.stepCount {
            expectSame(harness.rows(symbols: symbols), before)
            await harness.finishStep()
        }
        await harness.finishLastStep()
        expectSame(harness.rows(symbols: symbols), before)
    }

    @Test("wait for their time, and ask for no tick of the terminal's")
    func time() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        await harness.like()
        harness.clock.advance(by: FeedCell.stepDuration - .milliseconds(1))
        #expect(harness.clock.sleeperCount == 1 && harness.mark(ofRow: 0) == "·♥·")
        #expect(!harness.draw().report.isAnimating)
        harness.clock.advance(by: .milliseconds(1))
        await harness.clock.nextSleep()
        #expect(harness.mark(ofRow: 0) == "✧♥✧")
    }

    @Test("are gone when the like is taken back, and begin anew with the next")
    func unliked() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        await harness.like()
        await harness.finishStep()
        harness.press(.enter)
        #expect(harness.mark(ofRow: 0) == " ♡ " && harness.clock.sleeperCount == 0)
        await harness.settle()
        harness.press(.enter)
        #expect(harness.mark(ofRow: 0) == "·♥·")
    }

    @Test("are gone when their row is scrolled away")
    func scrolledAway() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 100))
        await harness.like()
        harness.press(.end)
        _ = harness.draw()
        #expect(harness.clock.sleeperCount == 0)
        await harness.settle()
        harness.press(.home)
        #expect(harness.mark(ofRow: 0) == " ♥ ")
    }

    @Test("fly on while their row is scrolled, but shows")
    func scrolled() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 100))
        harness.press(.down, .down)
        await harness.like()
        for _ in 0..<17 { harness.press(.down) }
        #expect(harness.rows()[0].contains("·♥· Person 002") && harness.clock.sleeperCount == 1)
    }

    @Test("are gone with the screen")
    func closed() async throws {
        var harness: FeedHarness? = try await .showing(.sample(count: 3))
        let clock = try #require(harness?.clock)
        await harness?.like()
        harness = nil
        #expect(clock.sleeperCount == 0)
    }

    @Test("are gone when the feed is loaded anew; the like is not")
    func refreshed() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        await harness.like()
        harness.press(.character("r"))
        #expect(harness.mark(ofRow: 0) == " ♥ " && harness.clock.sleeperCount == 0)
        try await harness.answer(.success(.sample(count: 3)))
        #expect(harness.mark(ofRow: 0) == " ♥ ")
    }

    @Test("fly around each heart on its own")
    func two() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        await harness.like()
        await harness.finishStep()
        harness.press(.down, .enter)
        #expect(harness.rows()[0].hasPrefix("  ✧♥✧ ") && harness.rows()[1].hasPrefix("▸ ·♥· "))
    }

    @Test("are left out where the row has not been drawn yet")
    func typedAhead() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 100))
        harness.press(.end, .enter)
        #expect(harness.screen.contains("▸  ♥  Person 099") && harness.work.isSettled)
    }

    /// Checks that nothing but the first row's heart differs.
    private func expectSame(
        _ rows: [String], _ others: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(rows.dropFirst() == others.dropFirst(), sourceLocation: sourceLocation)
        #expect(rows.first?.dropFirst(6) == others.first?.dropFirst(6), sourceLocation: sourceLocation)
    }
}

extension FeedHarness {
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
