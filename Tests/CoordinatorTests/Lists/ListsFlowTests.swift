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
@Suite("A user's day with lists", .leakChecks, .endsWhenStuck)
struct ListsFlowTests {
    @Test("adds a list, fills it, does an item, and deletes the list")
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

    @Test("sees the list that changed last go to the top")
    func order() async {
        let harness = await ListsHarness.showing([.sample("Groceries", at: 2), .sample("Chores", at: 1)])
        await harness.press(settling: .down, .enter)
        await harness.type(settling: "nDishes")
        await harness.press(settling: .enter, .escape)
        #expect(harness.screen.contains("▸ Chores (1 item)"))
        await harness.press(settling: .up)
        #expect(harness.screen.contains("▸ Chores (1 item)"))
    }

    @Test("sees a change by someone else in an open list")
    func someoneElse() async throws {
        let list = ToDoList.sample(items: [.sample("Milk")])
        let harness = await ListsHarness.showingItems(of: list)
        try await harness.database.kept.createNewItem(.sample("Tea", at: 9), inList: list.id)
        #expect(harness.screen.contains("[ ] Tea"))
    }

    @Test("sees a change in every open screen of lists")
    func twoScreens() async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        harness.openAllLists()
        await harness.type(settling: "nBooks")
        await harness.press(settling: .enter)
        #expect(harness.rows.count == 2)
        await harness.press(settling: .escape)
        #expect(harness.rows.count == 2)
    }

    @Test("loses no change by closing a list early")
    func closedEarly() async {
        let harness = await ListsHarness.showingItems(of: .sample(items: [.sample()]))
        harness.press(.character("n"), .character("A"), .enter, .character("n"), .character("B"), .enter, .escape)
        await harness.settle()
        #expect(harness.route == .lists)
        #expect(harness.database.kept.getAllToDoLists().first?.items.map(\.text) == ["B", "A", "Milk"])
    }

    @Test("a click on a box toggles its item at once, one on the text only selects it")
    func box() async throws {
        let groceries = ToDoList.sample(
            "Groceries", items: [.sample("Milk", at: 3), .sample("Eggs", at: 2), .sample("Bread", at: 1)])
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.click("[ ] Eggs")
        await harness.settle()
        #expect(harness.rows == ["[ ] Milk", "▸ [x] Eggs", "[ ] Bread"])
        #expect(harness.keyBar.hasPrefix("enter uncheck  "))
        try harness.click("Bread")
        await harness.settle()
        #expect(harness.rows == ["[ ] Milk", "[x] Eggs", "▸ [ ] Bread"])
        #expect(harness.keyBar.hasPrefix("enter check  "))
        harness.press(.character("n"))
        harness.type("Tea")
        try harness.click("[ ] Milk")
        await harness.settle()
        #expect(harness.rows == ["▸ [ ] Tea", "[ ] Milk", "[x] Eggs", "[ ] Bread"])
    }
}
