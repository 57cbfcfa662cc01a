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
    @Test("change step by step, go out, and leave the heart")
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

    @Test("move nothing else, in Unicode and in ASCII", arguments: [Symbols.unicode, .ascii])
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

    @Test("follow their clock, not the ticks of the terminal")
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

    @Test("go out when the like is removed, and start again with the next like")
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

    @Test("go out when their row is scrolled out of sight")
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

    @Test("go on while their row is scrolled within sight")
    func scrolled() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 100))
        harness.press(.down, .down)
        await harness.like()
        for _ in 0..<20 { harness.press(.down) }
        #expect(harness.rows()[0].contains("·♥· Person 002") && harness.clock.sleeperCount == 1)
    }

    @Test("go out when the screen is closed")
    func closed() async throws {
        var harness: FeedHarness? = try await .showing(.sample(count: 3))
        let clock = try #require(harness?.clock)
        await harness?.like()
        harness = nil
        #expect(clock.sleeperCount == 0)
    }

    @Test("go out when the feed is refreshed; the like stays")
    func refreshed() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        await harness.like()
        harness.press(.character("r"))
        #expect(harness.mark(ofRow: 0) == " ♥ " && harness.clock.sleeperCount == 0)
        try await harness.answer(.success(.sample(count: 3)))
        #expect(harness.mark(ofRow: 0) == " ♥ ")
    }

    @Test("are independent of those of another row")
    func two() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 3))
        await harness.like()
        await harness.finishStep()
        harness.press(.down, .enter)
        #expect(harness.rows()[0].hasPrefix("  ✧♥✧ ") && harness.rows()[1].hasPrefix("▸ ·♥· "))
    }

    @Test("are left out if the row has not been drawn yet")
    func typedAhead() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 100))
        harness.press(.end, .enter)
        #expect(harness.screen.contains("▸  ♥  Person 099") && harness.work.isSettled)
    }

    /// Checks that only the heart of the first row differs.
    private func expectSame(
        _ rows: [String], _ others: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(rows.dropFirst() == others.dropFirst(), sourceLocation: sourceLocation)
        #expect(rows.first?.dropFirst(6) == others.first?.dropFirst(6), sourceLocation: sourceLocation)
    }
}

extension FeedHarness {
    /// Likes the selected entry, and waits until the first step is timed.
    fileprivate func like() async {
        press(.enter)
        await clock.nextSleep()
    }

    /// Lets a step pass, and waits until the next one is timed.
    fileprivate func finishStep() async {
        clock.advance(by: FeedCell.stepDuration)
        await clock.nextSleep()
    }

    /// Lets the last step pass, and waits until nothing moves.
    fileprivate func finishLastStep() async {
        clock.advance(by: FeedCell.stepDuration)
        await settle()
    }
}
