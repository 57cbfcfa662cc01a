import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots
import View

@MainActor
@Suite("A single list looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct SingleListSnapshots {
    private let groceries = ToDoList.sample(
        "Groceries",
        items: [
            .sample("Milk", at: 4), .sample("Six eggs, the brown ones", at: 3, done: 9), .sample("豆腐", at: 2),
            .sample(String(repeating: "A very long text ", count: 10), at: 1), .sample("Bread", at: 0, done: 8),
        ])

    @Test("without an item", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async {
        expectScreen(await ListsStage.showingItems(of: .sample()).draw(size))
    }

    @Test("with some", arguments: ScreenSize.allCases)
    func some(size: ScreenSize) async {
        expectScreen(await ListsStage.showingItems(of: groceries).draw(size))
    }

    @Test("with more than fit, from the last on", arguments: ScreenSize.allCases)
    func many(size: ScreenSize) async {
        let stage = await ListsStage.showingItems(of: .sample("Many", count: 100))
        _ = stage.draw(size)
        stage.container.press(.end)
        expectScreen(stage.draw(size))
    }

    @Test("while a new item is written", arguments: ScreenSize.allCases)
    func newItem(size: ScreenSize) async {
        let stage = await ListsStage.showingItems(of: groceries)
        await stage.type("nTea")
        expectScreen(stage.draw(size))
    }

    @Test("while an item is edited", arguments: ScreenSize.allCases)
    func editing(size: ScreenSize) async {
        let stage = await ListsStage.showingItems(of: groceries)
        await stage.press(.down)
        await stage.type("e")
        expectScreen(stage.draw(size))
    }

    @Test("when a change could not be made", arguments: ScreenSize.allCases)
    func changeFailed(size: ScreenSize) async {
        let stage = await ListsStage.showingItems(of: groceries)
        stage.database.failure = .uncategorized("The disk is full.")
        await stage.press(.space)
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async {
        let stage = await ListsStage.showingItems(of: groceries)
        await stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in its colours")
    func styled() async {
        expectSnapshot(of: await ListsStage.showingItems(of: groceries).draw(), as: .styled)
    }

    @Test("in ASCII")
    func ascii() async {
        expectSnapshot(of: await ListsStage.showingItems(of: groceries).draw(symbols: .ascii), as: .screen)
    }
}
