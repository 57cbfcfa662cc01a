import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@testable import View

@MainActor
@Suite("Snapshots of the feed", .leakChecks, .endsWhenStuck, .snapshots())
struct FeedSnapshots {
    @Test("The feed while it loads", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) {
        expectScreen(FeedModule(.loading(nil)).view.draw(size.size))
    }

    @Test("The feed with entries", arguments: ScreenSize.allCases)
    func entries(size: ScreenSize) {
        expectScreen(FeedModule(.cast).view.draw(size.size))
    }

    @Test("The feed with likes", arguments: ScreenSize.allCases)
    func liked(size: ScreenSize) {
        let view = FeedModule(.cast, liked: [0, 3, 5]).view
        view.press(.down, .down, .down)
        expectScreen(view.draw(size.size))
    }

    @Test("The feed at the end of 1,000 entries", arguments: ScreenSize.allCases)
    func end(size: ScreenSize) {
        let view = FeedModule(.sample(count: 1_000)).view
        view.press(.end)
        expectScreen(view.draw(size.size))
    }

    @Test("The feed right after a like", arguments: ScreenSize.allCases)
    func sparks(size: ScreenSize) {
        let view = FeedModule(.cast, liked: [1]).view
        view.press(.enter)
        expectScreen(view.draw(size.size))
    }

    @Test("The feed without entries", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) {
        expectScreen(FeedModule([]).view.draw(size.size))
    }

    @Test("The feed after loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) {
        expectScreen(FeedModule(.error(.httpError(503), nil)).view.draw(size.size))
    }

    @Test("The feed while it refreshes", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) {
        expectScreen(FeedModule(.loading(Feed(.cast))).view.draw(size.size))
    }

    @Test("The feed after a refresh failed, with its old entries", arguments: ScreenSize.allCases)
    func refreshFailed(size: ScreenSize) {
        expectScreen(FeedModule(.error(.httpError(503), Feed(.cast))).view.draw(size.size))
    }

    @Test("The feed with its text styles")
    func styled() {
        let view = FeedModule(.cast, liked: [0]).view
        view.press(.down, .enter, .down)
        expectSnapshot(
            of: Frame(screen: view, size: ScreenSize.standard.size, appearance: Appearance()), as: .styled)
    }

    @Test("The feed in ASCII")
    func ascii() {
        let ascii = Appearance(symbols: .ascii, usesColor: false)
        let view = FeedModule(.cast, liked: [1]).view
        view.press(.enter)
        expectSnapshot(of: Frame(screen: view, size: ScreenSize.standard.size, appearance: ascii), as: .screen)
    }
}
