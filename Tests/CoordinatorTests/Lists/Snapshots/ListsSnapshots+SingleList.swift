import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

extension ListsSnapshots {
    @MainActor
    @Suite("Snapshots of a single list", .leakChecks, .endsWhenStuck, .snapshots())
    struct SingleList {
        private let groceries = ToDoList.sample(
            "Groceries",
            items: [
                .sample("Milk", at: 4), .sample("Six eggs, the brown ones", at: 3, done: 9), .sample("豆腐", at: 2),
                .sample(String(repeating: "A very long text ", count: 10), at: 1), .sample("Bread", at: 0, done: 8),
            ])

        @Test("A list without items", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async {
            expectScreen(await ListsHarness.showingItems(of: .sample()).drawScreen(size))
        }

        @Test("A list with items", arguments: ScreenSize.allCases)
        func some(size: ScreenSize) async {
            expectScreen(await ListsHarness.showingItems(of: groceries).drawScreen(size))
        }

        @Test("A list of 100 items, scrolled to the end", arguments: ScreenSize.allCases)
        func many(size: ScreenSize) async {
            let harness = await ListsHarness.showingItems(of: .sample("Many", count: 100))
            _ = harness.drawScreen(size)
            harness.press(.end)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A list with an item of almost 300 characters", arguments: ScreenSize.allCases)
        func long(size: ScreenSize) async {
            let text = String(repeating: "Read the whole of it. ", count: 13) + "Then think."
            let harness = await ListsHarness.showingItems(
                of: .sample("Books", items: [.sample(text), .sample("Milk")]))
            expectScreen(harness.drawScreen(size))
        }

        @Test("A list while a new item is typed", arguments: ScreenSize.allCases)
        func newItem(size: ScreenSize) async {
            let harness = await ListsHarness.showingItems(of: groceries)
            await harness.type(settling: "nTea")
            expectScreen(harness.drawScreen(size))
        }

        @Test("A list while an item is edited", arguments: ScreenSize.allCases)
        func editing(size: ScreenSize) async {
            let harness = await ListsHarness.showingItems(of: groceries)
            await harness.press(settling: .down)
            await harness.type(settling: "e")
            expectScreen(harness.drawScreen(size))
        }

        @Test("A list after a new item could not be saved", arguments: ScreenSize.allCases)
        func notSaved(size: ScreenSize) async {
            let harness = await ListsHarness.showingItems(of: groceries)
            harness.database.failure = .locked
            await harness.type(settling: "nTea")
            await harness.press(settling: .enter, .escape)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A list after someone else has deleted the edited item", arguments: ScreenSize.allCases)
        func deletedItem(size: ScreenSize) async throws {
            let harness = await ListsHarness.showingItems(of: groceries)
            try harness.database.withoutReport { $0.deleteItems([groceries.items[0].id], at: .sample(9)) }
            await harness.type(settling: "e!")
            await harness.press(settling: .enter, .escape)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A list with its text styles")
        func styled() async {
            expectSnapshot(of: await ListsHarness.showingItems(of: groceries).drawScreen(), as: .styled)
        }

        @Test("A list in ASCII")
        func ascii() async {
            expectSnapshot(of: await ListsHarness.showingItems(of: groceries).drawScreen(symbols: .ascii), as: .screen)
        }
    }
}
