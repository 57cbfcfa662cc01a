import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("What a user does with lists", .leakChecks, .endsWhenStuck)
struct ListsFlowTests {
    @Test("writes one, fills it, does what is on it, and deletes it")
    func wholeLife() async {
        let harness = await ListsHarness.showing([])
        #expect(harness.screen.contains("No To-Do Lists Yet"))
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
        #expect(harness.screen.contains("No To-Do Lists Yet"))
        #expect(await harness.database.kept.getAllToDoLists() == [])
    }

    @Test("sees the list that was changed last go to the top")
    func order() async {
        let harness = await ListsHarness.showing([.sample("Groceries", at: 2), .sample("Chores", at: 1)])
        await harness.press(settling: .down, .enter)
        await harness.type(settling: "nDishes")
        await harness.press(settling: .enter, .escape)
        #expect(harness.screen.contains("▸ Chores (1 item)"))
        await harness.press(settling: .up)
        #expect(harness.screen.contains("▸ Chores (1 item)"))
    }

    @Test("sees what someone else has changed as soon as a list is opened")
    func someoneElse() async throws {
        let list = ToDoList.sample(items: [.sample("Milk")])
        let harness = await ListsHarness.showingItems(of: list)
        try await harness.database.kept.createNewItem(.sample("Tea", at: 9), inList: list.id)
        #expect(harness.screen.contains("[ ] Tea"))
    }

    @Test("sees a list fail, and is led back")
    func failure() async {
        let harness = await ListsHarness.showingItems(of: .sample(items: [.sample()]))
        harness.database.failure = .uncategorized("The disk is full.")
        await harness.press(settling: .space)
        #expect(harness.wholePrompt == ListsHarness.alert)
        await harness.press(settling: .enter)
        #expect(harness.title == "To-Do Lists")
        harness.database.failure = nil
        await harness.press(settling: .enter, .space)
        #expect(harness.screen.contains("[x] Milk"))
    }

    @Test("loses nothing by closing a list before its changes are made")
    func closedEarly() async {
        let harness = await ListsHarness.showingItems(of: .sample(items: [.sample()]))
        harness.press(.character("n"), .character("A"), .enter, .character("n"), .character("B"), .enter, .escape)
        #expect(harness.title == "To-Do Lists")
        await harness.settle()
        #expect(await harness.database.kept.getAllToDoLists().first?.items.map(\.text) == ["B", "A", "Milk"])
    }
}
