import Coordinator
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of a single list", .leakChecks, .endsWhenStuck)
struct SingleListKeyTests {
    private let groceries = ToDoList.sample(
        "Groceries", items: [.sample("Milk", at: 3), .sample("Eggs", at: 2), .sample("Bread", at: 1)])

    private func makeHarness() async -> ListsHarness { await .showingItems(of: groceries) }

    @Test("enter and space toggle the selected item, which stays where it is", arguments: [Key.enter, .space])
    func toggle(key: Key) async {
        let harness = await makeHarness()
        await harness.press(settling: .down, key)
        #expect(harness.rows == ["[ ] Milk", "▸ [x] Eggs", "[ ] Bread"])
        await harness.press(settling: key)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("n types a new item above the others, and enter adds it, selected")
    func newItem() async {
        let harness = await makeHarness()
        await harness.press(settling: .end)
        await harness.type(settling: "n, q")
        #expect(harness.rows == ["▸ , q", "[ ] Milk", "[ ] Eggs", "[ ] Bread"])
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] , q", "[ ] Milk", "[ ] Eggs", "[ ] Bread"])
    }

    @Test("in the field, esc forgets what was typed, and blank text is dropped", arguments: [Key.escape, .enter])
    func cancelNew(key: Key) async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "n ")
        await harness.press(settling: key)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("e types another text in the item's place")
    func edit() async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        #expect(harness.rows == ["[ ] Milk", "▸ Eggs!", "[ ] Bread"])
        await harness.press(settling: .enter)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs!", "[ ] Bread"])
    }

    @Test("an item whose text is erased is deleted")
    func erase() async {
        let harness = await makeHarness()
        await harness.type(settling: "e")
        await harness.press(settling: .control("u"), .enter)
        #expect(harness.rows == ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("d deletes the selected item; the next one is selected, and of the last the one before")
    func delete() async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "d")
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Bread"])
        await harness.type(settling: "d")
        #expect(harness.rows == ["▸ [ ] Milk"])
        await harness.type(settling: "d")
        #expect(harness.screen.contains("Nothing To Do"))
    }

    @Test("d that is pressed again before the item has gone deletes that item once, and nothing fails")
    func deleteTwice() async {
        let harness = await makeHarness()
        for _ in 0..<2 { harness.press(.character("d")) }
        await harness.settle()
        #expect(harness.prompt == nil)
        #expect(harness.rows == ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test(
        "a key that was pressed before the selection's move was drawn changes nothing",
        arguments: [Key.character("d"), .space, .enter])
    func typedAhead(key: Key) async throws {
        let harness = await makeHarness()
        try await harness.database.kept.deleteItems([groceries.items[0].id], at: .sample(9))
        harness.press(key)
        await harness.settle()
        #expect(harness.rows == ["▸ [ ] Eggs", "[ ] Bread"])
        await harness.press(settling: key)
        #expect(harness.rows != ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("the selection, and what is typed, stay with their item, whatever others change")
    func others() async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        let database = harness.database.kept
        try await database.createNewItem(.sample("Tea", at: 9), inList: groceries.id)
        try await database.deleteItems([groceries.items[0].id], at: .sample(9))
        #expect(harness.rows == ["[ ] Tea", "▸ Eggs!", "[ ] Bread"])
        try await database.deleteItems([groceries.items[1].id], at: .sample(9))
        #expect(harness.rows == ["▸ Eggs!", "[ ] Tea", "[ ] Bread"])
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("what is typed for an item that someone deletes is a new item's text until enter or esc")
    func vanished() async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        try await harness.database.kept.deleteItems([groceries.items[1].id], at: .sample(9))
        await harness.type(settling: "dq")
        #expect(harness.rows == ["▸ Eggs!dq", "[ ] Milk", "[ ] Bread"])
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] Eggs!dq", "[ ] Milk", "[ ] Bread"])
    }

    @Test("an item that someone deletes stays deleted where nothing was typed for it", arguments: [Key.enter, .escape])
    func vanishedUnchanged(key: Key) async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e")
        try await harness.database.kept.deleteItems([groceries.items[1].id], at: .sample(9))
        await harness.press(settling: key)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Bread"])
    }

    @Test("an item that comes late takes nothing from what is typed meanwhile")
    func lateInsertion() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness([groceries], gate: gate)
        try await gate.next().succeed()
        await harness.open(.list)
        try await gate.next().succeed()
        await harness.type(settling: "nTea")
        harness.press(.enter)
        let adding = try await gate.next()
        for key in [Key.down, .character("e"), .character("!")] { harness.press(key) }
        adding.succeed()
        await harness.settle()
        await harness.type(settling: "dq")
        #expect(harness.rows == ["[ ] Tea", "[ ] Milk", "▸ Eggs!dq", "[ ] Bread"])
    }

    @Test("after a failure, OK goes back to all lists")
    func failure() async {
        let harness = await makeHarness()
        harness.database.failure = .uncategorized("The disk is full.")
        await harness.press(settling: .space)
        #expect(harness.wholePrompt == ListsHarness.alert)
        await harness.press(settling: .enter)
        #expect(harness.title == "To-Do Lists")
    }

    @Test("one OK is enough, however many changes have failed")
    func failures() async {
        let harness = await makeHarness()
        harness.database.failure = .uncategorized("The disk is full.")
        for _ in 0..<3 { harness.press(.space) }
        await harness.settle()
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.title == "To-Do Lists")
    }

    @Test("a list that cannot be read anew tells so itself: OK goes back to all lists, which are not read again")
    func loadFailure() async {
        let harness = await ListsHarness.showing([groceries])
        harness.database.failure = .uncategorized("The disk is full.")
        await harness.open(.list)
        await harness.settle()
        #expect(harness.title == "Groceries")
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.title == "To-Do Lists")
        #expect(harness.screen.contains("The disk is full."))
        #expect(harness.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("a list that someone deletes is left with OK; what is in front of it stays")
    func deletedElsewhere() async throws {
        let other = ToDoList.sample("Other", at: -1)
        let harness = await ListsHarness.showing([groceries, other])
        await harness.open(.list)
        // The list that was changed last is the first, and opens over the one that was.
        try await harness.database.kept.createNewItem(.sample(at: 9), inList: other.id)
        await harness.open(.list)
        #expect(harness.title == "Other")
        try await harness.database.kept.deleteLists([groceries.id])
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.title == "Other")
        try await harness.database.kept.deleteLists([other.id])
        await harness.press(settling: .enter)
        #expect(harness.title == "To-Do Lists")
    }
}
