import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("All lists look as they did", .leakChecks, .endsWhenStuck, .snapshots())
struct AllListsSnapshots {
    @Test("without one", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async {
        expectScreen(await ListsStage.showing([]).draw(size))
    }

    @Test("with some", arguments: ScreenSize.allCases)
    func some(size: ScreenSize) async {
        expectScreen(await ListsStage.showing().draw(size))
    }

    @Test("while they are read", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) async throws {
        let gate = ManualDatabase.Gate()
        let stage = ListsStage(gate: gate)
        expectScreen(stage.draw(size))
        try await gate.next().succeed()
        await stage.settle()
    }

    @Test("while the first one is written", arguments: ScreenSize.allCases)
    func firstList(size: ScreenSize) async {
        let stage = await ListsStage.showing([])
        await stage.type("n")
        expectScreen(stage.draw(size))
    }

    @Test("while a new one is written", arguments: ScreenSize.allCases)
    func newList(size: ScreenSize) async {
        let stage = await ListsStage.showing()
        await stage.type("nHolidays")
        expectScreen(stage.draw(size))
    }

    @Test("while one is renamed", arguments: ScreenSize.allCases)
    func renaming(size: ScreenSize) async {
        let stage = await ListsStage.showing()
        await stage.press(.down)
        await stage.type("e!")
        expectScreen(stage.draw(size))
    }

    @Test("asking before one is deleted", arguments: ScreenSize.allCases)
    func deleteConfirmation(size: ScreenSize) async {
        let stage = await ListsStage.showing()
        await stage.type("d")
        expectScreen(stage.draw(size))
    }

    @Test("when a change could not be made", arguments: ScreenSize.allCases)
    func changeFailed(size: ScreenSize) async {
        let stage = await ListsStage.showing()
        stage.database.failure = .uncategorized(Self.problem)
        await stage.type("nX")
        await stage.press(.enter)
        expectScreen(stage.draw(size))
    }

    @Test("when they could not be read again, either", arguments: ScreenSize.allCases)
    func unreadable(size: ScreenSize) async {
        let stage = ListsStage(failure: .uncategorized(Self.problem))
        await stage.settle()
        await stage.press(.enter)
        expectScreen(stage.draw(size))
    }

    @Test("when they could be read before", arguments: ScreenSize.allCases)
    func unreadableAnew(size: ScreenSize) async {
        let stage = await ListsStage.showing()
        stage.database.failure = .uncategorized(Self.problem)
        await stage.type("r")
        await stage.press(.enter)
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async {
        let stage = await ListsStage.showing()
        await stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async {
        expectSnapshot(of: await ListsStage.showing().draw(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async {
        expectSnapshot(of: await ListsStage.showing().draw(symbols: .ascii), as: .screen)
    }

    private static let problem =
        "The database /home/ada/.local/share/strata/strata.sqlite is locked by another process."
}
