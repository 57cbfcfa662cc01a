import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of a single list", .leakChecks, .endsWhenStuck)
struct SingleListKeyTests {
    private let groceries = ToDoList.sample(
        "Groceries", items: [.sample("Milk", at: 3), .sample("Eggs", at: 2), .sample("Bread", at: 1)])

    private func makeStage() async -> ListsStage { await .showingItems(of: groceries) }

    @Test("enter and space toggle the selected item, which stays where it is", arguments: [Key.enter, .space])
    func toggle(key: Key) async {
        let stage = await makeStage()
        await stage.press(.down, key)
        #expect(stage.rows == ["[ ] Milk", "▸ [x] Eggs", "[ ] Bread"])
        await stage.press(key)
        #expect(stage.rows == ["[ ] Milk", "▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("n types a new item above the others, and enter adds it, selected")
    func newItem() async {
        let stage = await makeStage()
        await stage.press(.end)
        await stage.type("n, q")
        #expect(stage.rows == ["▸ , q", "[ ] Milk", "[ ] Eggs", "[ ] Bread"])
        await stage.press(.enter)
        #expect(stage.rows == ["▸ [ ] , q", "[ ] Milk", "[ ] Eggs", "[ ] Bread"])
    }

    @Test("in the field, esc forgets what was typed, and blank text is dropped", arguments: [Key.escape, .enter])
    func cancelNew(key: Key) async {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("n ")
        await stage.press(key)
        #expect(stage.rows == ["[ ] Milk", "▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("e types another text in the item's place")
    func edit() async {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("e!")
        #expect(stage.rows == ["[ ] Milk", "▸ Eggs!", "[ ] Bread"])
        await stage.press(.enter)
        #expect(stage.rows == ["[ ] Milk", "▸ [ ] Eggs!", "[ ] Bread"])
    }

    @Test("an item whose text is erased is deleted")
    func erase() async {
        let stage = await makeStage()
        await stage.type("e")
        await stage.press(.control("u"), .enter)
        #expect(stage.rows == ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("d deletes the selected item; the next one is selected, and of the last the one before")
    func delete() async {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("d")
        #expect(stage.rows == ["[ ] Milk", "▸ [ ] Bread"])
        await stage.type("d")
        #expect(stage.rows == ["▸ [ ] Milk"])
        await stage.type("d")
        #expect(stage.screen.contains("Nothing To Do"))
    }

    @Test("d that is pressed again before the item has gone deletes that item once, and nothing fails")
    func deleteTwice() async {
        let stage = await makeStage()
        for _ in 0..<2 { stage.container.press(.character("d")) }
        await stage.settle()
        #expect(!stage.container.isPresenting)
        #expect(stage.rows == ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test(
        "a key that was pressed before the selection's move was drawn changes nothing",
        arguments: [Key.character("d"), .space, .enter])
    func typedAhead(key: Key) async throws {
        let stage = await makeStage()
        try await stage.database.kept.deleteItems([groceries.items[0].id], at: .sample(9))
        stage.container.press(key)
        await stage.settle()
        #expect(stage.rows == ["▸ [ ] Eggs", "[ ] Bread"])
        await stage.press(key)
        #expect(stage.rows != ["▸ [ ] Eggs", "[ ] Bread"])
    }

    @Test("the selection, and what is typed, stay with their item, whatever others change")
    func others() async throws {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("e!")
        let database = stage.database.kept
        try await database.createNewItem(.sample("Tea", at: 9), inList: groceries.id)
        try await database.deleteItems([groceries.items[0].id], at: .sample(9))
        #expect(stage.rows == ["[ ] Tea", "▸ Eggs!", "[ ] Bread"])
        try await database.deleteItems([groceries.items[1].id], at: .sample(9))
        #expect(stage.rows == ["▸ Eggs!", "[ ] Tea", "[ ] Bread"])
        #expect(stage.container.front?.isEditingText == true)
    }

    @Test("what is typed for an item that someone deletes is a new item's text until enter or esc")
    func vanished() async throws {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("e!")
        try await stage.database.kept.deleteItems([groceries.items[1].id], at: .sample(9))
        await stage.type("dq")
        #expect(stage.rows == ["▸ Eggs!dq", "[ ] Milk", "[ ] Bread"])
        await stage.press(.enter)
        #expect(stage.rows == ["▸ [ ] Eggs!dq", "[ ] Milk", "[ ] Bread"])
    }

    @Test("an item that someone deletes stays deleted where nothing was typed for it", arguments: [Key.enter, .escape])
    func vanishedUnchanged(key: Key) async throws {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("e")
        try await stage.database.kept.deleteItems([groceries.items[1].id], at: .sample(9))
        await stage.press(key)
        #expect(stage.rows == ["[ ] Milk", "▸ [ ] Bread"])
    }

    @Test("an item that comes late takes nothing from what is typed meanwhile")
    func lateInsertion() async throws {
        let gate = ManualDatabase.Gate()
        let stage = ListsStage([groceries], gate: gate)
        try await gate.next().succeed()
        stage.open(groceries.id)
        try await gate.next().succeed()
        await stage.type("nTea")
        stage.container.press(.enter)
        let adding = try await gate.next()
        for key in [Key.down, .character("e"), .character("!")] { stage.container.press(key) }
        adding.succeed()
        await stage.settle()
        await stage.type("dq")
        #expect(stage.rows == ["[ ] Tea", "[ ] Milk", "▸ Eggs!dq", "[ ] Bread"])
    }

    @Test("after a failure, OK goes back to all lists")
    func failure() async {
        let stage = await makeStage()
        stage.database.failure = .uncategorized("The disk is full.")
        await stage.press(.space)
        #expect(stage.screen.contains("Internal Error"))
        await stage.press(.enter)
        #expect(stage.title.contains("To-Do Lists"))
    }

    @Test("one OK is enough, however many changes have failed")
    func failures() async {
        let stage = await makeStage()
        stage.database.failure = .uncategorized("The disk is full.")
        for _ in 0..<3 { stage.container.press(.space) }
        await stage.settle()
        await stage.press(.enter)
        #expect(!stage.container.isPresenting)
        #expect(stage.title.contains("To-Do Lists"))
    }

    @Test("a list that cannot be read anew tells so itself: OK goes back to all lists, which are not read again")
    func loadFailure() async {
        let stage = await ListsStage.showing([groceries])
        stage.database.failure = .uncategorized("The disk is full.")
        stage.open(groceries.id)
        await stage.settle()
        #expect(stage.title.contains("Groceries"))
        await stage.press(.enter)
        #expect(!stage.container.isPresenting)
        #expect(stage.title.contains("To-Do Lists"))
        #expect(stage.screen.contains("The disk is full."))
        #expect(stage.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("a list that someone deletes is left with OK; what is in front of it stays")
    func deletedElsewhere() async throws {
        let other = ToDoList.sample("Other")
        let stage = await ListsStage.showing([groceries, other])
        stage.open(groceries.id)
        stage.open(other.id)
        try await stage.database.kept.deleteLists([groceries.id])
        await stage.press(.enter)
        #expect(stage.title.contains("Other"))
        try await stage.database.kept.deleteLists([other.id])
        await stage.press(.enter)
        #expect(stage.title.contains("Groceries"))
    }

    @Test("hints say what works now")
    func hints() async {
        #expect(await makeStage().container.front?.keyHints.map(\.key) == ["enter", "n", "e", "d"])
        let empty = await ListsStage.showingItems(of: .sample())
        #expect(empty.container.front?.keyHints.map(\.key) == ["n"])
        await empty.type("n")
        #expect(empty.container.front?.keyHints.map(\.key) == ["enter", "esc"])
    }
}
