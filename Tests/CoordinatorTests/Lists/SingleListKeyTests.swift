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

    @Test("n opens a field above the items, and enter adds the item and selects it")
    func newItem() async {
        let harness = await makeHarness()
        await harness.press(settling: .end)
        await harness.type(settling: "n, q")
        #expect(harness.rows == ["▸ , q", "[ ] Milk", "[ ] Eggs", "[ ] Bread"])
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] , q", "[ ] Milk", "[ ] Eggs", "[ ] Bread"])
    }

    @Test(
        "keys typed while a new item is being saved, and not drawn yet, are for that item",
        arguments: [("\n", "▸ [x] Tea"), (" ", "▸ [x] Tea"), ("e!\n", "▸ [ ] Tea!"), ("d", "▸ [ ] Milk")])
    func hurry(keys: String, row: String) async {
        let harness = await makeHarness()
        harness.type("nTea")
        harness.press(.enter)
        for key in keys { harness.press(key == "\n" ? .enter : .character(key)) }
        await harness.settle()
        #expect(harness.rows.first == row)
        #expect(harness.rows.suffix(2) == ["[ ] Eggs", "[ ] Bread"])
    }

    @Test("esc discards the text typed for a new item, and blank text adds none", arguments: [Key.escape, .enter])
    func cancelNew(key: Key) async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "n ")
        await harness.press(settling: key)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("e edits the text in place")
    func edit() async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        #expect(harness.rows == ["[ ] Milk", "▸ Eggs!", "[ ] Bread"])
        await harness.press(settling: .enter)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs!", "[ ] Bread"])
    }

    @Test("erasing an item's text deletes it")
    func erase() async {
        let harness = await makeHarness()
        await harness.type(settling: "e")
        await harness.press(settling: .control("u"), .enter)
        #expect(harness.rows == ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("d deletes the selected item and selects the next, or the last one left")
    func delete() async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "d")
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Bread"])
        await harness.type(settling: "d")
        #expect(harness.rows == ["▸ [ ] Milk"])
        await harness.type(settling: "d")
        #expect(harness.screen.contains("No items yet"))
    }

    @Test("u puts deleted items back in their places and selects them, the latest first, and the key bar offers it")
    func undo() async {
        let harness = await makeHarness()
        #expect(!harness.hints.contains("u undo"))
        await harness.press(settling: .down)
        await harness.type(settling: "d")
        await harness.type(settling: "e")
        await harness.press(settling: .control("u"), .enter)
        #expect(harness.rows == ["▸ [ ] Milk"])
        #expect(harness.hints.contains("u undo"))
        await harness.type(settling: "u")
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Bread"])
        await harness.type(settling: "u")
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs", "[ ] Bread"])
        #expect(!harness.hints.contains("u undo"))
        await harness.type(settling: "u")
        #expect(harness.rows.count == 3)
        #expect(harness.database.kept.getAllToDoLists().first?.items == groceries.items)
    }

    @Test("d and u held down take everything away and bring it back")
    func undoRepeated() async {
        let harness = await makeHarness()
        for _ in 0..<5 { await harness.type(settling: "d") }
        #expect(harness.screen.contains("No items yet"))
        for _ in 0..<5 { harness.press(.character("u")) }
        await harness.settle()
        #expect(harness.rows.map { $0.suffix(5).trimmingCharacters(in: .whitespaces) } == ["Milk", "Eggs", "Bread"])
    }

    @Test("d pressed twice deletes the item and the next, however fast")
    func deleteTwice() async {
        let harness = await makeHarness()
        for _ in 0..<2 { harness.press(.character("d")) }
        await harness.settle()
        #expect(harness.prompt == nil)
        #expect(harness.rows == ["▸ [ ] Bread"])
    }

    @Test(
        "a key changes nothing if the selection has moved since the last drawing",
        arguments: [Key.character("d"), .space, .enter])
    func typedAhead(key: Key) async throws {
        let harness = await makeHarness()
        harness.database.kept.deleteItems([groceries.items[0].id], at: .sample(9))
        harness.press(key)
        await harness.settle()
        #expect(harness.rows == ["▸ [ ] Eggs", "[ ] Bread"])
        await harness.press(settling: key)
        #expect(harness.rows != ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("the items stand still while a text is typed, and catch up; the selection stays with its item")
    func others() async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        let database = harness.database.kept
        try await database.createNewItem(.sample("Tea", at: 9), inList: groceries.id)
        database.deleteItems([groceries.items[0].id], at: .sample(9))
        #expect(harness.rows == ["[ ] Milk", "▸ Eggs!", "[ ] Bread"])
        #expect(harness.shell.front?.isEditingText == true)
        await harness.press(settling: .escape)
        #expect(harness.rows == ["[ ] Tea", "▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test(
        "an item that someone else deletes stays deleted if its text was not changed", arguments: [Key.enter, .escape])
    func vanishedUnchanged(key: Key) async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e")
        harness.database.kept.deleteItems([groceries.items[1].id], at: .sample(9))
        await harness.press(settling: key)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Bread"])
    }

    @Test("an item that is saved late leaves the field alone")
    func lateInsertion() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness([groceries], gate: gate)
        try await gate.next().succeed()
        await harness.open(Route.first)
        try await gate.next().succeed()
        await harness.type(settling: "nTea")
        harness.press(.enter)
        let adding = try await gate.next()
        for key in [Key.down, .character("e"), .character("!")] { harness.press(key) }
        adding.succeed()
        await harness.settle()
        await harness.type(settling: "dq")
        #expect(harness.rows == ["[ ] Tea", "▸ Milk!dq", "[ ] Eggs", "[ ] Bread"])
    }

    @Test("a list that cannot be read again raises its own alert; OK goes back to all lists, and does not read them")
    func loadFailure() async {
        let harness = await ListsHarness.showing([groceries])
        harness.database.failure = .locked
        await harness.open(Route.first)
        await harness.settle()
        #expect(harness.title == "Groceries")
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.route == .lists)
        #expect(harness.screen.contains("/data is locked"))
        #expect(harness.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("OK leaves a list that someone else deletes; a screen in front of it stays")
    func deletedElsewhere() async throws {
        let other = ToDoList.sample("Other", at: -1)
        let harness = await ListsHarness.showing([groceries, other])
        await harness.open(Route.first)
        harness.openList(other.id)
        #expect(harness.title == "Other")
        harness.database.kept.deleteLists([groceries.id])
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil)
        #expect(harness.title == "Other")
        harness.database.kept.deleteLists([other.id])
        await harness.press(settling: .escape)
        #expect(harness.route == .lists)
    }
}
