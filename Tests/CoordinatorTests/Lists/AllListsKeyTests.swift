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
@Suite("Keys of all lists", .leakChecks, .endsWhenStuck)
struct AllListsKeyTests {
    private let lists: [ToDoList] = [
        .sample("Groceries", at: 3), .sample("Chores", at: 2), .sample("Books", at: 1),
    ]

    private func makeHarness() async -> ListsHarness { await .showing(lists) }

    private func names(_ harness: ListsHarness) -> [String] {
        harness.rows.map { $0.replacing("▸ ", with: "").prefix { $0 != " " }.description }
    }

    @Test("enter opens the selected list")
    func open() async {
        let harness = await makeHarness()
        await harness.press(settling: .down, .enter)
        #expect(harness.title == "Chores")
    }

    @Test("a name with a tab is shown whole if there is room")
    func tab() async {
        let harness = await ListsHarness.showing([.sample("Line one\ttab", at: 3)])
        #expect(harness.selection?.hasPrefix("▸ Line one    tab (0 items)") == true, "\(harness.rows)")
    }

    @Test("n opens a field above the lists, and enter adds the list and selects it")
    func newList() async {
        let harness = await makeHarness()
        await harness.press(settling: .end)
        await harness.type(settling: "nqn ?")
        #expect(harness.selection == "▸ qn ?")
        #expect(harness.rows.count == 4)
        await harness.press(settling: .enter)
        #expect(harness.selection?.hasPrefix("▸ qn ? (0 items)") == true)
        #expect(harness.rows.count == 4)
    }

    @Test("keys typed while a new list is being saved, and not drawn yet, are for that list")
    func hurry() async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        harness.type("nBooks")
        harness.press(.enter)
        harness.type("e!")
        harness.press(.enter, .enter)
        harness.type("nIt")
        harness.press(.enter)
        await harness.settle()
        #expect(harness.title == "Books!" && harness.rows == ["▸ [ ] It"])
        #expect(harness.database.kept.getAllToDoLists().map(\.name) == ["Books!", "Groceries"])
    }

    @Test("esc discards the name typed for a new list, and a blank name adds none", arguments: [Key.escape, .enter])
    func cancelNew(key: Key) async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        let before = harness.screen
        await harness.type(settling: "n ")
        await harness.press(settling: key)
        #expect(harness.screen == before)
    }

    @Test("e edits the name in place; the renamed list goes to the top, still selected")
    func rename() async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e")
        #expect(harness.selection == "▸ Chores")
        await harness.press(settling: .control("u"))
        await harness.type(settling: "Work")
        #expect(names(harness) == ["Groceries", "Work", "Books"])
        await harness.press(settling: .enter)
        #expect(names(harness) == ["Work", "Groceries", "Books"])
        #expect(harness.selection?.hasPrefix("▸ Work") == true)
    }

    @Test("d asks first; left and enter then delete")
    func delete() async {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "d")
        #expect(
            harness.wholePrompt
                == "Delete Chores: Are you sure you want to delete your to-do list titled Chores? [Delete] [Cancel]")
        await harness.press(settling: .left, .enter)
        #expect(names(harness) == ["Groceries", "Books"])
        #expect(harness.selection?.hasPrefix("▸ Books") == true)
    }

    @Test("d asks nothing if the selection has moved since the last drawing")
    func typedAhead() async throws {
        let harness = await makeHarness()
        harness.database.kept.deleteLists([lists[0].id])
        harness.press(.character("d"))
        #expect(harness.prompt == nil)
        #expect(names(harness) == ["Chores", "Books"])
        await harness.type(settling: "d")
        #expect(harness.shell.prompt?.title == "Delete Chores")
    }

    @Test("cancelling keeps everything", arguments: [[Key.escape], [.enter], [.left, .right, .enter]])
    func cancelDelete(keys: [Key]) async {
        let harness = await makeHarness()
        let before = harness.screen
        await harness.type(settling: "d")
        for key in keys { await harness.press(settling: key) }
        #expect(harness.screen == before)
    }

    @Test("the selection stays with its list whatever others change")
    func selection() async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        let database = harness.database.kept
        try database.createNewList(.sample("New", at: 100))
        #expect(harness.selection?.hasPrefix("▸ Chores") == true)
        try await database.createNewItem(.sample(at: 200), inList: lists[1].id)
        #expect(harness.selection?.hasPrefix("▸ Chores (1 item)") == true)
        database.deleteLists([lists[0].id])
        #expect(harness.selection?.hasPrefix("▸ Chores") == true)
        database.deleteLists([lists[1].id])
        #expect(harness.selection?.hasPrefix("▸ New") == true)
    }

    @Test("the lists stand still while a name is typed, and catch up; enter asks whether to create a deleted one again")
    func editing() async throws {
        let harness = await makeHarness()
        await harness.press(settling: .end)
        await harness.type(settling: "e!")
        try harness.database.kept.createNewList(.sample("New", at: 10))
        try await harness.database.kept.createNewItem(.sample(at: 20), inList: lists[2].id)
        harness.database.kept.deleteLists([lists[2].id])
        #expect(harness.shell.front?.isEditingText == true)
        #expect(names(harness) == ["Groceries", "Chores", "Books!"])
        await harness.press(settling: .enter)
        #expect(harness.shell.prompt?.title == "List deleted")
        await harness.press(settling: .enter)
        #expect(names(harness) == ["Books!", "New", "Groceries", "Chores"])
        #expect(harness.selection?.hasPrefix("▸ Books! (0 items)") == true)
    }

    @Test(
        "a list that someone else deletes stays deleted if its name was not changed", arguments: [Key.enter, .escape])
    func vanishedUnchanged(key: Key) async throws {
        let harness = await makeHarness()
        await harness.press(settling: .down)
        await harness.type(settling: "e")
        harness.database.kept.deleteLists([lists[1].id])
        await harness.press(settling: key)
        #expect(names(harness) == ["Groceries", "Books"])
        #expect(harness.selection?.hasPrefix("▸ Books") == true)
    }

    @Test("a click on another row saves the name")
    func click() async {
        let harness = await makeHarness()
        await harness.type(settling: "eX")
        #expect(harness.shell.front?.selecting(row: 0)() == false)
        #expect(harness.shell.front?.isEditingText == true)
        #expect(harness.shell.front?.selecting(row: 1)() == false)
        await harness.settle()
        #expect(names(harness) == ["GroceriesX", "Chores", "Books"])
        await harness.type(settling: "nY")
        #expect(harness.shell.front?.selecting(row: 3)() == false)
        await harness.settle()
        #expect(names(harness) == ["Y", "GroceriesX", "Chores", "Books"])
        #expect(harness.selection?.hasPrefix("▸ Y") == true)
    }

    @Test("r reads the lists again")
    func reload() async {
        let harness = await makeHarness()
        await harness.type(settling: "r")
        #expect(harness.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("after a failure OK reads the lists again; if that fails too, the screen says so")
    func failure() async {
        let harness = ListsHarness(lists, failure: .locked)
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert)
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.screen.contains("/data is locked") && harness.screen.contains("Try again"))
        #expect(harness.hints == ["n new list", "r try again"])
        harness.database.failure = nil
        await harness.type(settling: "r")
        #expect(names(harness) == ["Groceries", "Chores", "Books"])
        #expect(harness.hints.last == "r reload")
    }

    @Test("e, d and enter do nothing without a list", arguments: [Key.character("e"), .character("d"), .enter])
    func empty(key: Key) async {
        let harness = await ListsHarness.showing([])
        let before = harness.screen
        await harness.press(settling: key)
        #expect(harness.screen == before)
    }
}
