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
@Suite("The review looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct ReviewSnapshots {
    @Test("while it is read", arguments: ScreenSize.allCases)
    func reading(size: ScreenSize) async throws {
        let gate = InMemoryPendingChanges.Gate()
        let stage = ReviewStage(InMemoryPendingChanges(gate: gate))
        let reading = try await gate.next()
        expectScreen(stage.draw(size))
        reading.succeed()
        await stage.settle()
    }

    @Test("with a new snapshot in front", arguments: ScreenSize.allCases)
    func new(size: ScreenSize) async {
        expectScreen(await ReviewStage.showing(.newScreen, .changedScreen).draw(size))
    }

    @Test("with a change in front: two columns where there is room", arguments: ScreenSize.allCases)
    func changed(size: ScreenSize) async {
        expectScreen(await ReviewStage.showing(.changedScreen, .newScreen).draw(size))
    }

    @Test("in one column", arguments: ScreenSize.allCases)
    func oneColumn(size: ScreenSize) async {
        let stage = await ReviewStage.showing(.changedScreen)
        stage.press(.character("1"), .end)
        expectScreen(stage.draw(size))
    }

    @Test("in two columns", arguments: ScreenSize.allCases)
    func twoColumns(size: ScreenSize) async {
        let stage = await ReviewStage.showing(.changedScreen)
        stage.press(.character("2"), .end)
        expectScreen(stage.draw(size))
    }

    @Test("with its lines moved to the left", arguments: ScreenSize.allCases)
    func scrolledRight(size: ScreenSize) async {
        let stage = await ReviewStage.showing(.changedScreen)
        stage.press(.right, .right)
        expectScreen(stage.draw(size))
    }

    @Test("with a change in front whose snapshot was changed since", arguments: ScreenSize.allCases)
    func outdated(size: ScreenSize) async {
        expectScreen(await ReviewStage.showing(.sample(reason: .outdated)).draw(size))
    }

    @Test("when a decision was refused", arguments: ScreenSize.allCases)
    func refused(size: ScreenSize) async {
        let stage = await ReviewStage.showing(.changedScreen, .newScreen)
        stage.store.failure = .outdated(
            "the pending snapshot was replaced or taken away since it was read, and nothing was done: "
                + "/home/ada/strata/Snapshots/.pending/ViewTests/SettingsSnapshots/defaults.80x24.txt.json")
        await stage.type("a")
        expectScreen(stage.draw(size))
    }

    @Test("at its end", arguments: ScreenSize.allCases)
    func end(size: ScreenSize) async {
        let stage = await ReviewStage.showing(.sample("a"), .sample("b"), .sample("c"))
        await stage.type("ars")
        expectScreen(stage.draw(size))
    }

    @Test("at its end, with some that cannot be reviewed", arguments: ScreenSize.allCases)
    func unreadable(size: ScreenSize) async {
        let stage = await ReviewStage.showing(
            unreadable: ["the snapshot is not UTF-8 text and was left as it is: /home/ada/strata/Snapshots/a.txt"])
        expectScreen(stage.draw(size))
    }

    @Test("with nothing pending", arguments: ScreenSize.allCases)
    func nothing(size: ScreenSize) async {
        expectScreen(await ReviewStage.showing().draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async {
        let stage = await ReviewStage.showing(.newScreen)
        stage.press(.character("?"))
        expectScreen(stage.draw(size))
    }

    @Test("in its colours, in one column and in two", arguments: ["1", "2"] as [Character])
    func styled(columns: Character) async {
        let stage = await ReviewStage.showing(.changedScreen)
        stage.press(.character(columns))
        expectSnapshot(of: stage.draw(.large), as: .styled)
    }

    @Test("as the picture that Documentation/Snapshots.md shows")
    func picture() async {
        let stage = await ReviewStage.showing(.changedScreen, .newScreen)
        expectSnapshot(of: stage.draw(), as: .svg(theme: .dark, title: "strata snapshots review"))
    }

    @Test("in ASCII")
    func ascii() async {
        expectSnapshot(of: await ReviewStage.showing(.changedScreen).draw(symbols: .ascii), as: .screen)
    }
}
