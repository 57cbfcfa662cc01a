import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A text that could not be saved and waits after OK", .leakChecks, .endsWhenStuck)
struct GivenUpTextTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("is named before its list is deleted")
    func deletedList() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        for text in ["Tea", "Oil"] {
            harness.type("n\(text)")
            harness.press(.enter)
        }
        harness.press(.escape)
        await harness.press(settling: .escape, .escape)
        await harness.type(settling: "d")
        #expect(
            harness.prompt
                == """
                Are you sure you want to delete your to-do list titled Groceries? The new item “Tea” will be lost. \
                The new item “Oil” will be lost.
                """)
    }

    @Test("is not named before another list is deleted")
    func otherList() async {
        let harness = await ListsHarness.showing([groceries, .sample("Books", at: -1)])
        await harness.press(settling: .enter)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        await harness.press(settling: .escape, .down)
        await harness.type(settling: "d")
        #expect(harness.prompt == "Are you sure you want to delete your to-do list titled Books?")
    }

    /// Returns the harness at all lists, with failed items of those texts, and the first alert, unread.
    private func failed(_ texts: String...) async -> ListsHarness {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        for text in texts {
            harness.type("n\(text)")
            harness.press(.enter)
        }
        harness.press(.escape)
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        return harness
    }

    @Test("is named by the alert of a deletion that failed after it")
    func failedDeletion() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        harness.draw()
        harness.type("d")
        harness.press(.left, .enter)
        await harness.settle()
        await harness.press(settling: .escape)
        #expect(harness.prompt?.hasSuffix("If you try again, “Tea” will be lost, too.") == true)
    }

    @Test("is asked about on the screen of its list, if that is opened before OK")
    func openedList() async {
        let harness = await failed("Tea")
        #expect(harness.wholePrompt?.contains("“Tea” waits in its field until you open “Groceries” again.") == true)
        harness.database.failure = nil
        harness.shell.press(.enter)
        await harness.settle()
        await harness.press(settling: .escape)
        #expect(harness.title == "Groceries" && harness.rows == ["▸ Tea", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("comes back with its list as that stood last, and so do the others, if someone else deletes it")
    func listDeleted() async throws {
        let harness = await failed("Tea", "Oil")
        await harness.press(settling: .escape, .escape)
        harness.database.failure = nil
        try harness.database.kept.updateList(groceries.id, name: "Food", at: .sample(90))
        try harness.database.kept.deleteLists([groceries.id])
        await harness.settle()
        #expect(harness.prompt?.contains("Someone else has deleted the list “Food”.") == true)
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        let food = harness.database.kept.getAllToDoLists().first
        #expect(food?.name == "Food" && food?.items.map(\.text).sorted() == ["Eggs", "Milk", "Oil", "Tea"])
    }

    @Test("is the text of an item that was ticked off: enter saves it ticked off", arguments: [false, true])
    func tickedOff(isLeft: Bool) async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .space)
        if isLeft { harness.press(.escape) }
        await harness.settle()
        await harness.press(settling: .escape)
        harness.database.failure = nil
        if isLeft { await harness.press(settling: .enter) }
        #expect(harness.rows == ["▸ Tea", "[ ] Milk", "[ ] Eggs"])
        await harness.type(settling: "s")
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [x] Teas", "[ ] Milk", "[ ] Eggs"])
        let tea = try #require(harness.database.kept.getAllToDoLists().first?.items.first)
        #expect(tea.completed != nil)
    }

    @Test("is the text of a restored item: enter restores the item with it, and u has nothing left to take back")
    func restored() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        await harness.type(settling: "d")
        harness.database.failure = .locked
        harness.type("ue!")
        harness.press(.enter)
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the restored item “Milk!”"))
        for _ in 0..<2 {
            await harness.press(settling: .escape)
            #expect(harness.rows == ["▸ Milk!", "[ ] Eggs"])
            await harness.press(settling: .enter)
            #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the restored item “Milk!”"))
        }
        await harness.press(settling: .escape)
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] Milk!", "[ ] Eggs"] && !harness.hints.contains("u undo"))
        await harness.type(settling: "u")
        let items = harness.database.kept.getAllToDoLists().flatMap(\.items)
        #expect(items.map(\.text) == ["Milk!", "Eggs"] && items.map(\.id) == groceries.items.map(\.id))
    }

    @Test("is the text of a restored item: after esc, u restores the item as it was", arguments: [Key.escape, .enter])
    func restoredAndDiscarded(key: Key) async {
        let harness = await ListsHarness.showingItems(of: groceries)
        await harness.type(settling: "d")
        harness.database.failure = .locked
        harness.type("ue!")
        harness.press(.enter)
        await harness.press(settling: .escape)
        harness.database.failure = nil
        if key == .enter { harness.press(.control("u")) }
        await harness.press(settling: key)
        #expect(harness.rows == ["▸ [ ] Eggs"] && harness.hints.contains("u undo"))
        await harness.type(settling: "u")
        #expect(harness.rows == ["▸ [ ] Milk", "[ ] Eggs"])
    }
}
