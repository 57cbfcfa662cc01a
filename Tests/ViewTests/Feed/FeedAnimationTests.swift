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
    @Test("The sparks of a like change step by step and go out, and the heart remains")
    func steps() async {
        let feed = FeedModule()
        #expect(feed.view.firstMark == " ♡ ")
        await feed.like()
        var shown = [feed.view.firstMark]
        while !feed.work.isSettled, shown.count < 10 {
            await feed.finishStep(isLast: shown.count == LikeMark.stepCount)
            shown.append(feed.view.firstMark)
        }
        #expect(shown == ["·♥·", "✧♥✧", "✦♥✦", "✧♥✧", "·♥·", " ♥ "])
        #expect(feed.clock.sleeperCount == 0)
    }

    @Test("The sparks of a like move nothing else, in Unicode and in ASCII", arguments: [Symbols.unicode, .ascii])
    func fixedWidth(symbols: Symbols) async {
        let feed = FeedModule()
        let before = feed.view.rows(symbols: symbols)
        await feed.like()
        for step in 1...LikeMark.stepCount {
            let rows = feed.view.rows(symbols: symbols)
            #expect(rows.dropFirst() == before.dropFirst())
            #expect(rows.first?.dropFirst(6) == before.first?.dropFirst(6))
            await feed.finishStep(isLast: step == LikeMark.stepCount)
        }
    }

    @Test("The sparks of a like change with the feed's clock, even if the screen is not redrawn")
    func time() async {
        let feed = FeedModule()
        await feed.like()
        feed.clock.advance(by: FeedCell.stepDuration - .milliseconds(1))
        #expect(feed.clock.sleeperCount == 1 && feed.view.firstMark == "·♥·")
        #expect(!feed.view.draw().report.isAnimating)
        feed.clock.advance(by: .milliseconds(1))
        await feed.clock.nextSleep()
        await feed.finishStep()
        #expect(feed.view.firstMark == "✦♥✦")
    }

    @Test("The sparks of a like go out when the like is removed, and start again with the next like")
    func unliked() async {
        let feed = FeedModule()
        await feed.like()
        await feed.finishStep()
        feed.view.press(.enter)
        #expect(feed.view.firstMark == " ♡ " && feed.clock.sleeperCount == 0)
        await feed.work.settle()
        feed.view.press(.enter)
        #expect(feed.view.firstMark == "·♥·")
    }

    @Test("The sparks of a like go out when their row is scrolled out of view")
    func scrolledAway() async {
        let feed = FeedModule(.sample(count: 100))
        await feed.like()
        feed.view.press(.end)
        feed.view.draw()
        #expect(feed.clock.sleeperCount == 0)
        feed.view.press(.home)
        #expect(feed.view.firstMark == " ♥ ")
    }

    @Test("The sparks of a like continue while their row is scrolled within view")
    func scrolled() async {
        let feed = FeedModule(.sample(count: 100))
        feed.view.press(.down, .down)
        await feed.like()
        for _ in 0..<20 { feed.view.press(.down) }
        #expect(feed.view.rows()[0].contains("·♥· Person 002") && feed.clock.sleeperCount == 1)
    }

    @Test("The sparks of a like go out when the screen is closed")
    func closed() async {
        var feed: FeedModule? = FeedModule()
        let clock = feed?.clock
        await feed?.like()
        feed = nil
        #expect(clock?.sleeperCount == 0)
    }

    @Test("The sparks of a like go out when the feed is refreshed; the like stays")
    func refreshed() async {
        let feed = FeedModule()
        await feed.like()
        feed.configure(with: .sample(count: 3))
        #expect(feed.view.firstMark == " ♥ " && feed.clock.sleeperCount == 0)
    }

    @Test("The sparks of a like are independent of the sparks in another row")
    func two() async {
        let feed = FeedModule()
        await feed.like()
        await feed.finishStep()
        feed.view.press(.down, .enter)
        let rows = feed.view.rows()
        #expect(rows[0].hasPrefix("  ✧♥✧ ") && rows[1].hasPrefix("▸ ·♥· "))
    }

    @Test("The sparks of a like are left out if the row has not been drawn yet")
    func typedAhead() {
        let feed = FeedModule(.sample(count: 100))
        feed.view.press(.end, .enter)
        #expect(feed.view.text.contains("▸  ♥  Person 099") && feed.work.isSettled)
    }
}

extension FeedModule {
    /// Likes the selected entry, and waits until the first step of the animation has begun.
    fileprivate func like() async {
        view.press(.enter)
        await clock.nextSleep()
    }

    /// Lets a step pass, and waits until the next step has begun or the animation has ended.
    fileprivate func finishStep(isLast: Bool = false) async {
        clock.advance(by: FeedCell.stepDuration)
        await isLast ? work.settle() : clock.nextSleep()
    }
}
