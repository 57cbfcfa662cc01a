import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of all lists", .leakChecks, .endsWhenStuck)
struct AllListsKeyTests {
    private let lists: [ToDoList] = [
        .sample("Groceries", at: 3), .sample("Chores", at: 2), .sample("Books", at: 1),
    ]

    private func makeStage() async -> ListsStage { await .showing(lists) }

    private func names(_ stage: ListsStage) -> [String] {
        stage.rows.map { $0.replacing("▸ ", with: "").prefix { $0 != " " }.description }
    }

    @Test("enter opens the selected list")
    func open() async {
        let stage = await makeStage()
        await stage.press(.down, .enter)
        #expect(stage.opened == [lists[1].id])
    }

    @Test("n types a new list above the others, and enter makes it, selected")
    func newList() async {
        let stage = await makeStage()
        await stage.press(.end)
        await stage.type("nqn ?")
        #expect(stage.selectedRow == "▸ qn ?")
        #expect(stage.rows.count == 4)
        await stage.press(.enter)
        #expect(stage.selectedRow?.hasPrefix("▸ qn ? (0 items)") == true)
        #expect(stage.rows.count == 4)
    }

    @Test("in the field, esc forgets what was typed, and a blank name makes no list", arguments: [Key.escape, .enter])
    func cancelNew(key: Key) async {
        let stage = await makeStage()
        await stage.press(.down)
        let before = stage.screen
        await stage.type("n ")
        await stage.press(key)
        #expect(stage.screen == before)
    }

    @Test("e types another name in the list's place; the list goes to the top, and the selection with it")
    func rename() async {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("e")
        #expect(stage.selectedRow == "▸ Chores")
        await stage.press(.control("u"))
        await stage.type("Work")
        #expect(names(stage) == ["Groceries", "Work", "Books"])
        await stage.press(.enter)
        #expect(names(stage) == ["Work", "Groceries", "Books"])
        #expect(stage.selectedRow?.hasPrefix("▸ Work") == true)
    }

    @Test("d asks, and what then is pressed on purpose deletes")
    func delete() async {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("d")
        #expect(stage.screen.contains("Are you sure you want to delete your to-do list titled"))
        await stage.press(.left, .enter)
        #expect(names(stage) == ["Groceries", "Books"])
        #expect(stage.selectedRow?.hasPrefix("▸ Books") == true)
    }

    @Test("d that was pressed before the selection's move was drawn asks nothing")
    func typedAhead() async throws {
        let stage = await makeStage()
        try await stage.database.kept.deleteLists([lists[0].id])
        stage.container.press(.character("d"))
        #expect(!stage.container.isPresenting)
        #expect(names(stage) == ["Chores", "Books"])
        await stage.type("d")
        #expect(stage.screen.contains("Delete Chores"))
    }

    @Test("cancelling keeps everything", arguments: [[Key.escape], [.enter], [.left, .right, .enter]])
    func cancelDelete(keys: [Key]) async {
        let stage = await makeStage()
        let before = stage.screen
        await stage.type("d")
        for key in keys { await stage.press(key) }
        #expect(stage.screen == before)
    }

    @Test("the selection stays with its list, whatever others change")
    func selection() async throws {
        let stage = await makeStage()
        await stage.press(.down)
        let database = stage.database.kept
        try await database.createNewList(.sample("New", at: 100))
        #expect(stage.selectedRow?.hasPrefix("▸ Chores") == true)
        try await database.createNewItem(.sample(at: 200), inList: lists[1].id)
        #expect(stage.selectedRow?.hasPrefix("▸ Chores (1 item)") == true)
        try await database.deleteLists([lists[0].id])
        #expect(stage.selectedRow?.hasPrefix("▸ Chores") == true)
        try await database.deleteLists([lists[1].id])
        #expect(stage.selectedRow?.hasPrefix("▸ New") == true)
    }

    @Test("what is typed stays with its list, and is a new one's name where someone else deletes it")
    func editing() async throws {
        let stage = await makeStage()
        await stage.press(.end)
        await stage.type("e!")
        try await stage.database.kept.createNewList(.sample("New", at: 10))
        try await stage.database.kept.createNewItem(.sample(at: 20), inList: lists[2].id)
        #expect(names(stage) == ["Books!", "New", "Groceries", "Chores"])
        #expect(stage.container.front?.isEditingText == true)
        try await stage.database.kept.deleteLists([lists[2].id])
        #expect(stage.container.front?.isEditingText == true)
        #expect(names(stage) == ["Books!", "New", "Groceries", "Chores"])
        await stage.press(.enter)
        #expect(names(stage) == ["Books!", "New", "Groceries", "Chores"])
        #expect(stage.selectedRow?.hasPrefix("▸ Books! (0 items)") == true)
    }

    @Test("a list that someone deletes stays deleted where nothing was typed for it", arguments: [Key.enter, .escape])
    func vanishedUnchanged(key: Key) async throws {
        let stage = await makeStage()
        await stage.press(.down)
        await stage.type("e")
        try await stage.database.kept.deleteLists([lists[1].id])
        await stage.press(key)
        #expect(names(stage) == ["Groceries", "Books"])
        #expect(stage.selectedRow?.hasPrefix("▸ Books") == true)
    }

    @Test("a press on another row ends typing, saves what was typed, and selects")
    func click() async {
        let stage = await makeStage()
        await stage.type("eX")
        #expect(stage.container.front?.select(row: 0) == false)
        #expect(stage.container.front?.isEditingText == true)
        #expect(stage.container.front?.select(row: 1) == false)
        await stage.settle()
        #expect(names(stage) == ["GroceriesX", "Chores", "Books"])
        await stage.type("nY")
        #expect(stage.container.front?.select(row: 3) == false)
        await stage.settle()
        #expect(names(stage) == ["Y", "GroceriesX", "Chores", "Books"])
        #expect(stage.selectedRow?.hasPrefix("▸ Books") == true)
    }

    @Test("r reads the lists again")
    func reload() async {
        let stage = await makeStage()
        await stage.type("r")
        #expect(stage.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("after a failure, OK and esc read the lists again; where that fails, too, the screen says so")
    func failure() async {
        let stage = ListsStage(lists, failure: .uncategorized("The disk is full."))
        await stage.settle()
        #expect(stage.screen.contains("Internal Error"))
        await stage.press(.enter)
        #expect(!stage.container.isPresenting)
        #expect(stage.screen.contains("The disk is full."))
        stage.database.failure = nil
        await stage.type("r")
        #expect(names(stage) == ["Groceries", "Chores", "Books"])
    }

    @Test("hints say what works now")
    func hints() async {
        #expect(await makeStage().container.front?.keyHints.map(\.key) == ["enter", "n", "e", "d", "r"])
        let empty = await ListsStage.showing([])
        #expect(empty.container.front?.keyHints.map(\.key) == ["n", "r"])
        await empty.type("n")
        #expect(empty.container.front?.keyHints.map(\.key) == ["enter", "esc"])
    }

    @Test("e, d and enter do nothing where there is no list", arguments: [Key.character("e"), .character("d"), .enter])
    func empty(key: Key) async {
        let stage = await ListsStage.showing([])
        let before = stage.screen
        await stage.press(key)
        #expect(stage.screen == before)
    }
}
