import Binding
import Foundation
import Model
import TestDoubles
import TestKit
import Testing

@testable import Interactor

@MainActor
@Suite("Failed changes of items", .leakChecks, .endsWhenStuck)
struct FailedItemChangesTests {
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let eggs = ToDoItem.sample("Eggs", at: 1, done: 5)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, eggs])
    }

    @Test("wait in their order, and are made again with the same IDs and dates")
    func tryAgain() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle {
            $0.addItem(text: "Bread")
            $0.editItem(milk, text: "Oat milk")
            $0.toggleItem(eggs)
        }
        #expect(module.interactor.failedChanges.map(\.error) == [.locked, .locked, .locked])
        #expect(module.interactor.model == .some(groceries))
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.interactor.failedChanges.isEmpty)
        #expect(module.texts == ["Bread", "Oat milk", "Eggs"])
        #expect(module.interactor.model.value?.items.map(\.created) == [.sample(60), .sample(2), .sample(1)])
        #expect(module.interactor.model.value?.items.last?.completed == nil)
    }

    @Test("fail again as long as the database does, and are not made twice")
    func failsAgain() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.addItem(text: "Bread") }
        await module.tryAgain()
        await module.tryAgain()
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Bread"])
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.texts == ["Bread", "Milk", "Eggs"])
    }

    @Test("are made once however often they are tried again")
    func tryAgainTwice() async throws {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.editItem(milk, text: "Oat milk") }
        let failed = try #require(module.interactor.failedChanges.first)
        module.database.failure = nil
        await module.settle { interactor in for _ in 0..<2 { interactor.tryAgain(failed) } }
        #expect(module.texts == ["Oat milk", "Eggs"])
        #expect(module.database.calls.filter { $0 == .updateItem(.text("Oat milk")) }.count == 2)
    }

    @Test("are made again before a new change of the same item, and those of other items wait on")
    func followed() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle {
            $0.editItem(milk, text: "Oat milk")
            $0.editItem(eggs, text: "Six eggs")
        }
        module.database.failure = nil
        await module.settle { $0.toggleItem(milk) }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Six eggs"])
        #expect(module.texts == ["Oat milk", "Eggs"])
        #expect(module.interactor.model.value?.items.first?.completed != nil)
    }

    @Test("of an item that someone else has deleted are not made again before a new one: the user decides")
    func followedInVain() async throws {
        let module = await SingleListModule(groceries)
        try module.database.withoutReport { try $0.deleteItems([eggs.id], at: .sample(10)) }
        await module.settle { $0.editItem(eggs, text: "Six eggs") }
        await module.settle { $0.editItem(eggs, text: "Ten eggs") }
        #expect(module.texts == ["Milk"])
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Six eggs", "Ten eggs"])
    }

    @Test("create an item again that someone else has deleted: its dates are as before, its text is new")
    func createItemAgain() async throws {
        let module = await SingleListModule(groceries)
        try module.database.withoutReport { try $0.deleteItems([eggs.id], at: .sample(10)) }
        await module.settle { $0.editItem(eggs, text: "Six eggs") }
        #expect(module.texts == ["Milk"])
        #expect(module.interactor.failedChanges.map(\.error) == [.noItemFound])
        await module.tryAgain()
        #expect(module.interactor.model.value?.items == [milk, eggs.applying(.text("Six eggs"))])
        #expect(module.interactor.model.value?.updated == .sample(60))
    }

    @Test("succeed if the item came along with its list, which was created again before")
    func cameAlong() async throws {
        let tea = ToDoItem(id: UUID(), text: "Tea", created: Date(timeIntervalSince1970: 90))
        let database = InMemoryDatabase([groceries.with([tea] + groceries.items, at: tea.created)])
        let change = ListsChange(.createItem(tea), inList: groceries.id, of: groceries, at: tea.created)
        await #expect(throws: DatabaseError.self) { try await change.make(in: database) }
        try await change.creatingAgain().make(in: database)
        #expect(database.getAllToDoLists().first?.items.count == groceries.items.count + 1)
    }

    @Test("that are given up after the screen was closed are kept until the list is opened again")
    func unsaved() async throws {
        let module = await SingleListModule(groceries)
        let books = module.lists.createList(name: "Books")
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        let emma = try #require(closed?.addItem(text: "Emma"))
        await module.work.settle()
        module.database.failure = .locked
        closed?.addItem(text: "Persuasion")
        closed?.deleteItem(emma)
        closed = nil
        await module.work.settle()
        for failed in module.lists.failedChanges { module.lists.giveUp(failed) }
        #expect(module.lists.failedChanges.isEmpty)
        let opened = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        #expect(opened.takeDrafts().map(\.change.itemText) == ["Persuasion"])
        #expect(opened.takeDrafts().isEmpty)
    }

    @Test(
        "that wait for their list are to be decided again if someone else deletes the list", arguments: [true, false])
    func unsavedInDeletedList(isWanted: Bool) async throws {
        let module = await SingleListModule(groceries)
        let books = module.lists.createList(name: "Books")
        await module.work.settle()
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        module.database.failure = .locked
        closed?.addItem(text: "Emma")
        closed = nil
        await module.work.settle()
        module.database.failure = nil
        for failed in module.lists.failedChanges { module.lists.giveUp(failed) }
        #expect(module.lists.drafts.count == 1)
        try module.database.kept.createNewItem(.sample("Persuasion"), inList: books)
        try module.database.kept.deleteLists([books])
        #expect(module.lists.drafts.isEmpty)
        let failed = try #require(module.lists.failedChanges.first)
        #expect(failed.error == .noListFound)
        if isWanted { module.lists.tryAgain(failed) } else { module.lists.giveUp(failed) }
        await module.work.settle()
        #expect(module.lists.failedChanges.isEmpty && module.lists.drafts.isEmpty)
        let kept = module.database.kept.getAllToDoLists().filter { $0.id == books }
        #expect(kept.map { $0.items.map(\.text) } == (isWanted ? [["Emma", "Persuasion"]] : []))
    }

    @Test("that wait for their list are dropped with it if it is deleted here")
    func unsavedInListDeletedHere() async throws {
        let module = await SingleListModule(groceries)
        let books = module.lists.createList(name: "Books")
        await module.work.settle()
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        module.database.failure = .locked
        closed?.addItem(text: "Emma")
        closed = nil
        await module.work.settle()
        module.database.failure = nil
        for failed in module.lists.failedChanges { module.lists.giveUp(failed) }
        module.lists.deleteList(books)
        await module.work.settle()
        #expect(module.lists.drafts.isEmpty && module.lists.failedChanges.isEmpty)
    }

    @Test("that are given up are to be decided again if their list is gone by then")
    func givenUpInGoneList() async throws {
        let module = await SingleListModule(groceries)
        let books = module.lists.createList(name: "Books")
        await module.work.settle()
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        module.database.failure = .locked
        closed?.addItem(text: "Emma")
        closed = nil
        await module.work.settle()
        try module.database.kept.deleteLists([books])
        module.lists.giveUp(try #require(module.lists.failedChanges.first))
        #expect(module.lists.failedChanges.map(\.error) == [.noListFound] && module.lists.drafts.isEmpty)
    }

    @Test("that failed after the screen was closed go to the next one that is opened")
    func openedLater() async throws {
        let module = await SingleListModule(groceries)
        let books = module.lists.createList(name: "Books")
        await module.work.settle()
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        module.database.failure = .locked
        closed?.addItem(text: "Emma")
        closed = nil
        await module.work.settle()
        #expect(module.lists.failedChanges.map(\.change.itemText) == ["Emma"])
        let opened = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        #expect(opened.failedChanges.map(\.change.itemText) == ["Emma"] && module.lists.failedChanges.isEmpty)
    }

    @Test("that fail after the screen was closed go to one that was opened meanwhile")
    func openedAgain() async throws {
        let module = await SingleListModule(groceries)
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: groceries.id, lists: module.lists))
        module.database.failure = .locked
        closed?.addItem(text: "Bread")
        closed = nil
        await module.work.settle()
        #expect(module.lists.failedChanges.isEmpty)
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Bread"])
        #expect(module.lists.undecidedFailures == module.interactor.failedChanges)
    }
}
