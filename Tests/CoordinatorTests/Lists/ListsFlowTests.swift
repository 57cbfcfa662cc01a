import Coordinator
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user of the to-do lists", .leakChecks, .endsWhenStuck)
struct ListsFlowTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("A user adds a list, adds items, completes one, and deletes the list")
    func wholeLife() async {
        let harness = await ListsHarness.showing([])
        #expect(harness.screen.contains("No to-do lists yet"))
        await harness.type(settling: "nGroceries")
        await harness.press(settling: .enter, .enter)
        #expect(harness.title == "Groceries")
        await harness.type(settling: "nMilk")
        await harness.press(settling: .enter)
        await harness.type(settling: "nEggs")
        await harness.press(settling: .enter, .space, .escape)
        #expect(harness.screen.contains("▸ Groceries (2 items)"))
        await harness.press(settling: .enter)
        #expect(harness.screen.contains("▸ [x] Eggs"))
        await harness.press(settling: .escape)
        await harness.type(settling: "d")
        #expect(harness.shell.prompt?.title == "Delete Groceries")
        await harness.press(settling: .left, .enter)
        #expect(harness.screen.contains("No to-do lists yet"))
        #expect(harness.database.kept.getAllToDoLists() == [])
    }

    @Test("A user renames a list and an item, and undoes two deletions")
    func corrections() async {
        let harness = await ListsHarness.showing([groceries])
        await harness.type(settling: "e!")
        await harness.press(settling: .enter, .enter)
        #expect(harness.title == "Groceries!")
        await harness.type(settling: "e!")
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] Milk!", "[ ] Eggs"])
        await harness.type(settling: "e")
        await harness.press(settling: .control("u"), .enter)
        await harness.type(settling: "d")
        #expect(harness.screen.contains("No items yet"))
        await harness.type(settling: "uu")
        #expect(harness.rows == ["▸ [ ] Milk!", "[ ] Eggs"])
    }

    @Test("A user completes an item of a list that someone else has deleted, and re-creates the item and the list")
    func createdAgain() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { $0.deleteLists([groceries.id]) }
        await harness.press(settling: .space)
        #expect(harness.shell.prompt?.title == "Item deleted")
        await harness.press(settling: .enter)
        #expect(harness.shell.prompt?.title == "List deleted")
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [x] Milk", "[ ] Eggs"] && harness.prompt == nil)
    }

    @Test("A user loses no change by closing a list before its changes are stored")
    func closedEarly() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.press(.character("n"), .character("A"), .enter, .character("n"), .character("B"), .enter, .escape)
        await harness.settle()
        #expect(harness.route == .lists)
        #expect(harness.database.kept.getAllToDoLists().first?.items.map(\.text) == ["B", "A", "Milk", "Eggs"])
    }

    @Test("OK closes a list that cannot be read, and no second alert appears on the screen of all lists")
    func loadFailure() async {
        let harness = await ListsHarness.showing([groceries])
        harness.database.failure = .locked
        await harness.open(Route.first)
        await harness.settle()
        #expect(harness.title == "Groceries")
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.route == .lists)
        #expect(harness.screen.contains("/data is locked"))
        #expect(harness.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("After someone else has deleted a list, OK closes the list, but not a screen in front of the list")
    func deletedElsewhere() async throws {
        let other = ToDoList.sample("Other", at: -1)
        let harness = await ListsHarness.showing([groceries, other])
        await harness.open(Route.first)
        harness.openList(other.id)
        harness.database.kept.deleteLists([groceries.id])
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && harness.title == "Other")
        harness.database.kept.deleteLists([other.id])
        await harness.press(settling: .escape)
        #expect(harness.route == .lists)
    }
}
