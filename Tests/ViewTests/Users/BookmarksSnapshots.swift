import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("The bookmarks look as they did", .leakChecks, .endsWhenStuck, .snapshots())
struct BookmarksSnapshots {
    private func makeStage(_ users: [User] = Array(UserPage.cast.users.prefix(7))) async -> Stage {
        let stage = await Stage(bookmarked: users)
        stage.press(.tab)
        return stage
    }

    @Test("without one", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async {
        expectScreen(await makeStage([]).draw(size))
    }

    @Test("with some", arguments: ScreenSize.allCases)
    func some(size: ScreenSize) async {
        expectScreen(await makeStage().draw(size))
    }

    @Test("while they are read")
    func loading() async {
        let stage = await makeStage([])
        stage.type("r")
        expectScreen(stage.draw())
        await stage.settle()
    }

    @Test("asking before one is removed", arguments: ScreenSize.allCases)
    func removeConfirmation(size: ScreenSize) async {
        let stage = await makeStage()
        stage.press(.down)
        stage.type("b")
        expectScreen(stage.draw(size))
    }

    @Test("asking before all are removed", arguments: ScreenSize.allCases)
    func clearAllConfirmation(size: ScreenSize) async {
        let stage = await makeStage()
        stage.type("c")
        expectScreen(stage.draw(size))
    }

    @Test("when a change could not be saved", arguments: ScreenSize.allCases)
    func storeError(size: ScreenSize) async {
        let stage = await makeStage()
        stage.bookmarksStore.failure = .readOnly(path: "/home/ada/.local/share/strata/strata.sqlite")
        stage.type("b")
        stage.press(.left, .enter)
        await stage.settle()
        expectScreen(stage.draw(size))
    }

    @Test("when they could not be read, which is not the same as having none", arguments: ScreenSize.allCases)
    func unreadable(size: ScreenSize) async {
        let stage = await Stage(failure: .notADatabase(path: "/home/ada/.local/share/strata/strata.sqlite"))
        stage.press(.escape, .tab)
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async {
        let stage = await makeStage()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async {
        expectSnapshot(of: await makeStage().draw(usesColor: true), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async {
        expectSnapshot(of: await makeStage().draw(symbols: .ascii), as: .screen)
    }
}
