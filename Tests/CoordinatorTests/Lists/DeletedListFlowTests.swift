import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user whose list or item someone else has deleted", .leakChecks, .endsWhenStuck)
struct DeletedListFlowTests {
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let eggs = ToDoItem.sample("Eggs", at: 1)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, eggs])
    }

    @Test("edits the item: Create Again brings it back with the text")
    func item() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        try harness.database.withoutReport { try $0.deleteItems([eggs.id], at: .sample(9)) }
        await harness.press(settling: .enter)
        #expect(
            harness.wholePrompt
                == """
                Item deleted: Someone else has deleted the item “Eggs”. Create Again restores it with your change. \
                [Create Again] [OK]
                """)
        await harness.press(settling: .enter)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs!"])
    }

    @Test("sees the item go while typing, and enter asks the same; after OK the text stays, and esc discards it")
    func removedItem() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        try harness.database.kept.deleteItems([eggs.id], at: .sample(9))
        await harness.type(settling: "dq")
        #expect(harness.rows == ["▸ Eggs!dq", "[ ] Milk"])
        await harness.press(settling: .enter)
        #expect(harness.shell.prompt?.title == "Item deleted")
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Eggs!dq", "[ ] Milk"])
        await harness.press(settling: .enter, .enter)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs!dq"])
    }

    @Test("adds an item: Create Again brings back the list with it")
    func list() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await harness.type(settling: "nTea")
        await harness.press(settling: .enter)
        #expect(harness.shell.prompt?.title == "List deleted")
        await harness.press(settling: .escape)
        #expect(harness.title == "Groceries" && harness.rows.first == "▸ Tea")
        await harness.press(settling: .enter, .enter)
        #expect(harness.rows == ["▸ [ ] Tea", "[ ] Milk", "[ ] Eggs"])
        #expect(harness.database.kept.getAllToDoLists().map(\.items.count) == [3])
    }

    @Test("adds two items: Create Again brings back the list with both, and asks no more")
    func twoItems() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        for text in ["nTea", "nOil"] {
            harness.type(text)
            harness.press(.enter)
        }
        await harness.settle()
        #expect(harness.shell.prompt?.title == "List deleted")
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.rows.count == 4)
        #expect(harness.database.kept.getAllToDoLists().map(\.items.count) == [4])
    }

    @Test("adds three items: Create Again at the second alert brings back the list with each item once")
    func threeItems() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        for text in ["nTea", "nOil", "nRice"] {
            harness.type(text)
            harness.press(.enter)
        }
        await harness.settle()
        await harness.press(settling: .escape, .enter)
        #expect(harness.prompt == nil)
        let items = harness.database.kept.getAllToDoLists().flatMap(\.items)
        #expect(items.map(\.text).sorted() == ["Eggs", "Milk", "Oil", "Rice"])
    }

    @Test("adds an item, and Create Again fails: the reason is in front, and with esc no row of the item is left")
    func failingAgain() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await harness.type(settling: "nTea")
        await harness.press(settling: .enter)
        harness.database.failure = .locked
        await harness.press(settling: .enter)
        #expect(harness.prompt?.contains("Not saved: the new item “Tea”.") == true)
        await harness.press(settling: .escape)
        #expect(harness.shell.prompt?.title == "List deleted")
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Tea", "[ ] Milk", "[ ] Eggs"])
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ [ ] Milk", "[ ] Eggs"])
    }

    @Test("is told of a waiting text, and Create Again fails: OK discards the text, as the alert says")
    func draft() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        await harness.settle()
        harness.database.failure = nil
        await harness.press(settling: .escape)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await harness.type(settling: "r")
        #expect(harness.shell.prompt?.title == "List deleted")
        harness.database.failure = .locked
        await harness.press(settling: .enter)
        #expect(harness.prompt?.contains("Not saved: the new item “Tea”.") == true)
        #expect(harness.prompt?.hasSuffix(" If you press OK, “Tea” is discarded.") == true, "\(harness.prompt ?? "")")
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && harness.shell.front?.unsavedChanges == [])
    }

    @Test("opens the list: Create Again brings it back as it stands on the screen, and OK goes back")
    func opened() async throws {
        for isWanted in [true, false] {
            let harness = await ListsHarness.showing([groceries])
            try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
            await harness.press(settling: .enter)
            #expect(
                harness.wholePrompt
                    == """
                    List deleted: Someone else has deleted the list “Groceries”. Create Again restores it as it stands \
                    here. [Create Again] [OK]
                    """)
            await harness.press(settling: isWanted ? .enter : .escape)
            #expect(harness.prompt == nil)
            #expect(harness.title == (isWanted ? "Groceries" : "To-Do Lists"))
            #expect(harness.database.kept.getAllToDoLists().map(\.items) == (isWanted ? [groceries.items] : []))
        }
    }
}
