import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("What a user does with lists", .leakChecks, .endsWhenStuck)
struct ListsFlowTests {
    @Test("writes one, fills it, does what is on it, and deletes it")
    func wholeLife() async {
        let app = await App.opened(.lists, lists: [])
        #expect(app.screen.contains("No To-Do Lists Yet"))
        await app.type("nGroceries")
        await app.press(.enter, .enter)
        #expect(app.title == "Groceries")
        await app.type("nMilk")
        await app.press(.enter)
        await app.type("nEggs")
        await app.press(.enter, .space, .escape)
        #expect(app.screen.contains("▸ Groceries (2 items)"))
        await app.press(.enter)
        #expect(app.screen.contains("▸ [x] Eggs"))
        await app.press(.escape)
        await app.type("d")
        #expect(app.screen.contains("Delete Groceries"))
        await app.press(.left, .enter)
        #expect(app.screen.contains("No To-Do Lists Yet"))
        #expect(await app.database.kept.getAllToDoLists() == [])
    }

    @Test("sees the list that was changed last go to the top")
    func order() async {
        let app = await App.opened(.lists, lists: [.sample("Groceries", at: 2), .sample("Chores", at: 1)])
        await app.press(.down, .enter)
        await app.type("nDishes")
        await app.press(.enter, .escape)
        #expect(app.screen.contains("▸ Chores (1 item)"))
        await app.press(.up)
        #expect(app.screen.contains("▸ Chores (1 item)"))
    }

    @Test("sees what someone else has changed as soon as a list is opened")
    func someoneElse() async throws {
        let list = ToDoList.sample(items: [.sample("Milk")])
        let app = await App.opened(.list, lists: [list])
        try await app.database.kept.createNewItem(.sample("Tea", at: 9), inList: list.id)
        #expect(app.screen.contains("[ ] Tea"))
    }

    @Test("sees a list fail, and is led back")
    func failure() async {
        let app = await App.opened(.list)
        app.database.failure = .uncategorized("The disk is full.")
        await app.press(.space)
        #expect(app.screen.contains("Internal Error"))
        await app.press(.enter)
        #expect(app.title == "To-Do Lists")
        app.database.failure = nil
        await app.press(.enter, .space)
        #expect(app.screen.contains("[x] Milk"))
    }

    @Test("loses nothing by closing a list before its changes are made")
    func closedEarly() async {
        let app = await App.opened(.list)
        app.tap(.character("n"), .character("A"), .enter, .character("n"), .character("B"), .enter, .escape)
        await app.coordinator.finishSaving()
        #expect(await app.database.kept.getAllToDoLists().first?.items.map(\.text) == ["B", "A", "Milk"])
        await app.settle()
    }
}
