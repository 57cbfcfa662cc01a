import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots
import ViewModel

@testable import View

@MainActor
@Suite("The feed looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct FeedSnapshots {
    @Test("while it loads", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) {
        expectScreen(FeedModule(.loading(nil)).view.draw(size.size))
    }

    @Test("with entries", arguments: ScreenSize.allCases)
    func entries(size: ScreenSize) {
        expectScreen(FeedModule(.cast).view.draw(size.size))
    }

    @Test("with likes", arguments: ScreenSize.allCases)
    func liked(size: ScreenSize) {
        let view = FeedModule(.cast, liked: [0, 3, 5]).view
        view.press(.down, .down, .down)
        expectScreen(view.draw(size.size))
    }

    @Test("at the end of 1,000 entries", arguments: ScreenSize.allCases)
    func end(size: ScreenSize) {
        let view = FeedModule(.sample(count: 1_000)).view
        view.press(.end)
        expectScreen(view.draw(size.size))
    }

    @Test("right after a like", arguments: ScreenSize.allCases)
    func sparks(size: ScreenSize) {
        let view = FeedModule(.cast, liked: [1]).view
        view.press(.enter)
        expectScreen(view.draw(size.size))
    }

    @Test("without entries", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) {
        expectScreen(FeedModule([]).view.draw(size.size))
    }

    @Test("when loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) {
        expectScreen(FeedModule(.error(.httpError(503), nil)).view.draw(size.size))
    }

    @Test("while it refreshes", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) {
        expectScreen(FeedModule(.loading(Feed(.cast))).view.draw(size.size))
    }

    @Test("when refreshing failed: the entries are still there", arguments: ScreenSize.allCases)
    func refreshFailed(size: ScreenSize) {
        expectScreen(FeedModule(.error(.httpError(503), Feed(.cast))).view.draw(size.size))
    }

    @Test("in its colours")
    func styled() {
        let view = FeedModule(.cast, liked: [0]).view
        view.press(.down, .enter, .down)
        expectSnapshot(
            of: Frame(screen: view, size: ScreenSize.standard.size, appearance: Appearance()), as: .styled)
    }

    @Test("in ASCII")
    func ascii() {
        let ascii = Appearance(symbols: .ascii, usesColor: false)
        let view = FeedModule(.cast, liked: [1]).view
        view.press(.enter)
        expectSnapshot(of: Frame(screen: view, size: ScreenSize.standard.size, appearance: ascii), as: .screen)
    }
}
