import Binding
import Foundation
import Model
import TestDoubles
import TestKit
import Testing

@testable import Interactor

@MainActor
@Suite("Failed changes of items in a deleted list", .leakChecks, .endsWhenStuck)
struct DeletedListChangesTests {
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let eggs = ToDoItem.sample("Eggs", at: 1, done: 5)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, eggs])
    }

    @Test("are not needed to create a deleted list again")
    func createFoundAgain() async throws {
        let module = await SingleListModule(groceries)
        try module.database.kept.deleteLists([groceries.id])
        #expect(module.interactor.model == .error(.noListFound, groceries))
        await module.settle { for _ in 0..<2 { $0.createAgain() } }
        #expect(module.interactor.model.value?.items == groceries.items)
        #expect(module.interactor.model.failure == nil)
        #expect(module.interactor.failedChanges.isEmpty)
    }

    @Test("create the list again", arguments: Change.allCases)
    private func createListAgain(change: Change) async throws {
        let module = await SingleListModule(groceries)
        try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await module.settle {
            switch change {
            case .addition: $0.addItem(text: "Bread")
            case .edit: $0.editItem(eggs, text: "Six eggs")
            case .toggle: $0.toggleItem(eggs)
            }
        }
        #expect(module.interactor.failedChanges.map(\.error) == [.noListFound])
        await module.tryAgain()
        #expect(module.interactor.failedChanges.isEmpty)
        let items = try #require(module.interactor.model.value?.items)
        switch change {
        case .addition: #expect(items.map(\.text) == ["Bread", "Milk", "Eggs"])
        case .edit: #expect(items == [milk, eggs.applying(.text("Six eggs"))])
        case .toggle: #expect(items == [milk, eggs.applying(.completed(nil))])
        }
        #expect(module.interactor.model.value?.updated == .sample(60))
    }

    private enum Change: CaseIterable { case addition, edit, toggle }

    @Test("create the list once, with all of them, if one or several are tried again", arguments: [1, 2])
    func createListAgainOnce(count: Int) async throws {
        let module = await SingleListModule(groceries)
        try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await module.settle {
            $0.addItem(text: "Bread")
            $0.addItem(text: "Tea")
        }
        let failed = module.interactor.failedChanges
        #expect(failed.count == 2)
        await module.settle { interactor in failed.prefix(count).forEach(interactor.tryAgain) }
        #expect(module.texts == ["Tea", "Bread", "Milk", "Eggs"])
        #expect(module.interactor.failedChanges.isEmpty)
    }

    @Test("say who has deleted the list, not who has deleted the item")
    func deletedListOfDeletedItem() async throws {
        let module = await SingleListModule(groceries)
        await module.settle { $0.deleteItem(milk.id) }
        try module.database.kept.deleteLists([groceries.id])
        await module.settle { $0.undo() }
        #expect(module.interactor.failedChanges.map(\.error) == [.noListFound])
        #expect(module.interactor.failedChanges.map(\.wasDeletedHere) == [false])
    }

    @Test("say whether the list was deleted here, and so does its screen", arguments: [true, false])
    func deleter(isHere: Bool) async throws {
        let module = await SingleListModule(groceries)
        if isHere {
            module.lists.deleteList(groceries.id)
            await module.work.settle()
        } else {
            try module.database.kept.deleteLists([groceries.id])
        }
        #expect(module.interactor.model.failure == .noListFound && module.interactor.wasDeletedHere == isHere)
        await module.settle { $0.addItem(text: "Tea") }
        #expect(module.interactor.failedChanges.map(\.wasDeletedHere) == [isHere])
        await module.settle { $0.createAgain() }
        #expect(!module.interactor.wasDeletedHere)
    }

    @Test("say that the list was deleted here as soon as it is gone")
    func deleterAtOnce() async throws {
        let module = await SingleListModule(groceries)
        let (books, chores) = (module.lists.createList(name: "Books"), module.lists.createList(name: "Chores"))
        await module.work.settle()
        let others = [books, chores].map { trackForLeaks(SingleListInteractor(id: $0, lists: module.lists)) }
        var told: [Bool] = []
        for interactor in others {
            interactor.modelDidUpdate.add(interactor) { interactor, _ in told.append(interactor.wasDeletedHere) }
        }
        module.lists.deleteList(books)
        #expect(told == [true])
        try module.database.kept.deleteLists([chores])
        #expect(told == [true, false])
        await module.work.settle()
    }

    @Test("still create the list again if an edit of the same item waits behind them, and fails, too")
    func joinedWhileCreating() async throws {
        let module = await SingleListModule(groceries)
        try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await module.settle { $0.addItem(text: "Tea") }
        let failed = try #require(module.interactor.failedChanges.first)
        guard case .createItem(let tea) = failed.change.action else { throw failed.error }
        module.database.failure = .locked
        await module.settle {
            $0.tryAgain(failed)
            $0.editItem(tea, text: "Green tea")
        }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Green tea"])
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.texts == ["Green tea", "Milk", "Eggs"] && module.interactor.failedChanges.isEmpty)
    }

    @Test("say whether the item was deleted here", arguments: [true, false])
    func itemDeleter(isHere: Bool) async throws {
        let module = await SingleListModule(groceries)
        if isHere {
            await module.settle { $0.deleteItem(eggs.id) }
        } else {
            try module.database.kept.deleteItems([eggs.id], at: .sample(9))
        }
        await module.settle { $0.editItem(eggs, text: "Six eggs") }
        #expect(module.interactor.failedChanges.map(\.error) == [.noItemFound])
        #expect(module.interactor.failedChanges.map(\.wasDeletedHere) == [isHere])
    }

    @Test("are made with the list that is created again as it stands on the screen")
    func broughtAlong() async throws {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        module.interactor.addItem(text: "Bread")
        try module.database.kept.deleteLists([groceries.id])
        await module.work.settle()
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Bread"])
        module.database.failure = nil
        await module.settle { $0.createAgain() }
        #expect(module.texts == ["Bread", "Milk", "Eggs"] && module.interactor.failedChanges.isEmpty)
    }

    @Test("whose item a list brings along that waits to be created again are no failures")
    func broughtAlongLater() async throws {
        let module = await SingleListModule(groceries)
        module.interactor.addItem(text: "Bread")
        try module.database.kept.deleteLists([groceries.id])
        await module.settle { $0.createAgain() }
        #expect(module.texts == ["Bread", "Milk", "Eggs"] && module.interactor.failedChanges.isEmpty)
    }

    @Test("that are given up leave a list that is gone, and can be made once it is created again")
    func givenUpInGoneList() async throws {
        let module = await SingleListModule(groceries)
        module.interactor.addItem(text: "Tea")
        try module.database.kept.deleteLists([groceries.id])
        await module.work.settle()
        #expect(module.texts == ["Tea", "Milk", "Eggs"])
        let tea = try #require(module.interactor.failedChanges.first)
        module.interactor.giveUp(tea)
        await module.settle { $0.createAgain() }
        #expect(module.texts == ["Milk", "Eggs"])
        await module.settle { $0.make(tea, with: "Green tea") }
        #expect(module.texts == ["Green tea", "Milk", "Eggs"] && module.interactor.failedChanges.isEmpty)
    }

    @Test("that fail while their list is created again, and are given up, leave the list as it was")
    func givenUpWhileCreating() async throws {
        let module = await SingleListModule(groceries)
        try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await module.settle { $0.editItem(eggs, text: "Six eggs") }
        module.database.failure = .locked
        await module.tryAgain()
        #expect(module.texts == ["Milk", "Six eggs"])
        let failed = try #require(module.interactor.failedChanges.first)
        #expect(failed.error == .locked)
        module.interactor.giveUp(failed)
        let model = module.interactor.model
        #expect(model.failure == .noListFound && model.value?.items == groceries.items)
    }

    @Test("that create a list again which is back already add only the items that it lacks")
    func createdByOthersBefore() async throws {
        let module = await SingleListModule(groceries)
        module.interactor.addItem(text: "Bread")
        await module.work.settle()
        try module.database.kept.deleteLists([groceries.id])
        let renamed = ToDoList(id: groceries.id, name: "Food", updated: .sample(99), items: [milk])
        try module.database.withoutReport { try $0.createNewList(renamed) }
        await module.settle { $0.createAgain() }
        #expect(module.texts == ["Bread", "Milk", "Eggs"] && module.interactor.model.value?.name == "Food")
        #expect(module.interactor.failedChanges.isEmpty && module.lists.failedChanges.isEmpty)
    }
}
