import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@testable import View

@MainActor
@Suite("The feed looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct FeedSnapshots {
    @Test("while it loads", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) {
        expectScreen(FeedHarness().drawScreen(size))
    }

    @Test("with entries", arguments: ScreenSize.allCases)
    func entries(size: ScreenSize) async throws {
        expectScreen(try await FeedHarness.showing().drawScreen(size))
    }

    @Test("with likes", arguments: ScreenSize.allCases)
    func liked(size: ScreenSize) async throws {
        let harness = try await FeedHarness.showing(liked: [0, 3, 5])
        harness.press(.down, .down, .down)
        expectScreen(harness.drawScreen(size))
    }

    @Test("at the end of 1,000 entries", arguments: ScreenSize.allCases)
    func end(size: ScreenSize) async throws {
        let harness = try await FeedHarness.showing(.sample(count: 1_000))
        harness.press(.end)
        expectScreen(harness.drawScreen(size))
    }

    @Test("while sparks fly", arguments: ScreenSize.allCases)
    func sparks(size: ScreenSize) async throws {
        let harness = try await FeedHarness.showing(liked: [1])
        harness.press(.enter)
        await harness.clock.nextSleep()
        for _ in 0..<LikeMark.stepCount / 2 {
            harness.clock.advance(by: FeedCell.stepDuration)
            await harness.clock.nextSleep()
        }
        expectScreen(harness.drawScreen(size))
    }

    @Test("without entries", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async throws {
        expectScreen(try await FeedHarness.showing([]).drawScreen(size))
    }

    @Test("when loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) async throws {
        let harness = FeedHarness()
        try await harness.answer(.failure(.httpError(503)))
        expectScreen(harness.drawScreen(size))
    }

    @Test("while it loads anew", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) async throws {
        let harness = try await FeedHarness.showing()
        harness.press(.character("r"))
        expectScreen(harness.drawScreen(size))
    }

    @Test("when loading anew failed: the entries are still there", arguments: ScreenSize.allCases)
    func refreshFailed(size: ScreenSize) async throws {
        let harness = try await FeedHarness.showing()
        harness.press(.character("r"))
        try await harness.answer(.failure(.httpError(503)))
        expectScreen(harness.drawScreen(size))
    }

    @Test("in its colours")
    func styled() async throws {
        let harness = try await FeedHarness.showing(liked: [0])
        harness.press(.down, .enter, .down)
        expectSnapshot(of: harness.drawScreen(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async throws {
        let harness = try await FeedHarness.showing(liked: [1])
        harness.press(.enter)
        expectSnapshot(of: harness.drawScreen(symbols: .ascii), as: .screen)
    }
}
