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
        expectScreen(FeedStage().draw(size))
    }

    @Test("with entries", arguments: ScreenSize.allCases)
    func entries(size: ScreenSize) async throws {
        expectScreen(try await FeedStage.showing().draw(size))
    }

    @Test("with likes", arguments: ScreenSize.allCases)
    func liked(size: ScreenSize) async throws {
        let stage = try await FeedStage.showing(liked: [0, 3, 5])
        stage.press(.down, .down, .down)
        expectScreen(stage.draw(size))
    }

    @Test("at the end of 1,000 entries", arguments: ScreenSize.allCases)
    func end(size: ScreenSize) async throws {
        let stage = try await FeedStage.showing(.sample(count: 1_000))
        stage.press(.end)
        expectScreen(stage.draw(size))
    }

    @Test("while sparks fly", arguments: ScreenSize.allCases)
    func sparks(size: ScreenSize) async throws {
        let stage = try await FeedStage.showing(liked: [1])
        stage.press(.enter)
        await stage.clock.nextSleep()
        for _ in 0..<LikeMark.stepCount / 2 {
            stage.clock.advance(by: FeedCell.stepDuration)
            await stage.clock.nextSleep()
        }
        expectScreen(stage.draw(size))
    }

    @Test("without entries", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async throws {
        expectScreen(try await FeedStage.showing([]).draw(size))
    }

    @Test("when loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) async throws {
        let stage = FeedStage()
        try await stage.answer(.failure(.httpError(503)))
        expectScreen(stage.draw(size))
    }

    @Test("while it loads anew", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) async throws {
        let stage = try await FeedStage.showing()
        stage.press(.character("r"))
        expectScreen(stage.draw(size))
    }

    @Test("when loading anew failed: the entries are still there", arguments: ScreenSize.allCases)
    func refreshFailed(size: ScreenSize) async throws {
        let stage = try await FeedStage.showing()
        stage.press(.character("r"))
        try await stage.answer(.failure(.httpError(503)))
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await FeedStage.showing()
        stage.press(.character("?"))
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async throws {
        let stage = try await FeedStage.showing(liked: [0])
        stage.press(.down, .enter, .down)
        expectSnapshot(of: stage.draw(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async throws {
        let stage = try await FeedStage.showing(liked: [1])
        stage.press(.enter)
        expectSnapshot(of: stage.draw(symbols: .ascii), as: .screen)
    }
}
