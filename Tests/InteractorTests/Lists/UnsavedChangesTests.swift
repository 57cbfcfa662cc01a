import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Changes of lists that are not saved yet", .leakChecks, .endsWhenStuck)
struct UnsavedChangesTests {
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let eggs = ToDoItem.sample("Eggs", at: 1, done: 5)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, eggs])
    }

    @Test("show as they do when they are saved, whatever they are", arguments: 0..<50 as Range<UInt64>)
    func law(seed: UInt64) async {
        var chance = SeededGenerator(seed: seed)
        let module = await SingleListModule(groceries)
        var lists = [groceries.id]
        for number in 0..<chance.number(below: 12) {
            let list = trackForLeaks(SingleListInteractor(id: chance.pick(lists), lists: module.lists))
            let items = list.model.value?.items ?? []
            switch chance.number(below: 8) {
            case 0: lists.append(module.lists.createList(name: "\(number)"))
            case 1: list.model.value.map { module.lists.renameList($0, to: "\(number)") }
            case 2: module.lists.deleteList(chance.pick(lists))
            case 3: module.interactor.undo()
            case _ where items.isEmpty: list.addItem(text: "\(number)")
            case 4: list.addItem(text: "\(number)")
            case 5: list.editItem(chance.pick(items), text: "\(number)")
            case 6: list.toggleItem(chance.pick(items))
            default: module.interactor.deleteItem(chance.pick(items).id)
            }
        }
        let shown = module.lists.model
        await module.work.settle()
        #expect(module.lists.model == shown)
    }

    @Test("of a new item become a part of it if it cannot be created")
    func newItem() async throws {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle {
            let bread = ToDoItem.sample("Bread", id: $0.addItem(text: "Bread"))
            $0.editItem(bread, text: "Rye bread")
            $0.toggleItem(bread)
        }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Rye bread"])
        #expect(module.texts == ["Milk", "Eggs"])
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.texts == ["Rye bread", "Milk", "Eggs"])
        #expect(module.interactor.model.value?.items.first?.completed == .sample(62))
    }

    @Test("fail nowhere if a new item cannot be created that was deleted meanwhile")
    func deletedNewItem() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.deleteItem($0.addItem(text: "Bread")) }
        #expect(module.interactor.failedChanges.isEmpty)
        #expect(module.interactor.model == .some(groceries))
    }

    @Test("leave a new item that cannot be created a new one if it was deleted and brought back")
    func broughtBackNewItem() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle {
            let bread = $0.addItem(text: "Bread")
            for _ in 0..<2 {
                $0.deleteItem(bread)
                $0.undo()
            }
        }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Bread"])
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.texts == ["Bread", "Milk", "Eggs"])
    }

    @Test("are each made once, even one that is asked for as another ends")
    func askedAtEnd() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        let lists = module.lists
        var hasAsked = false
        lists.modelDidUpdate.add(module.interactor) { _, lists in
            guard !hasAsked, !lists.failedChanges.isEmpty else { return }
            hasAsked = true
            lists.deleteList(groceries.id)
        }
        lists.createList(name: "Books")
        await module.work.settle()
        #expect(module.database.calls.filter { $0 == .deleteLists([groceries.id]) }.count == 1)
    }

    @Test("are told as one, or not at all, if a later one takes their place or takes them back")
    func replaced() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        module.lists.renameList(groceries, to: "Food")
        module.lists.renameList(groceries, to: "Meals")
        await module.settle {
            $0.editItem(milk, text: "Oat milk")
            $0.editItem(milk, text: "Soy milk")
            $0.deleteItem(eggs.id)
            $0.undo()
        }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Soy milk"])
        #expect(module.lists.failedChanges.map(\.change.action) == [.renameList("Meals")])
    }

    @Test("are each told if one that they hang on fails: nothing that was typed is dropped for a deletion")
    func hanging() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle {
            $0.editItem(milk, text: "Oat milk")
            $0.deleteItem(milk.id)
            $0.addItem(text: "Bread")
            module.lists.deleteList(groceries.id)
        }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Oat milk", nil, nil, "Bread"])
        #expect(module.database.calls.count == 3)
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.lists.model.value?.isEmpty == true)
    }

    @Test("keep a text that was edited before a deletion that was taken back")
    func editedAndDeleted() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle {
            $0.editItem(milk, text: "Oat milk")
            $0.deleteItem(milk.id)
            $0.undo()
        }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Oat milk"])
    }

    @Test("of an item that is brought back become a part of that")
    func restoredAndEdited() async {
        let module = await SingleListModule(groceries)
        await module.settle { $0.deleteItem(milk.id) }
        module.database.failure = .locked
        await module.settle {
            $0.undo()
            $0.editItem(milk, text: "Oat milk")
        }
        #expect(module.interactor.failedChanges.count == 1)
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.texts == ["Oat milk", "Eggs"])
    }

    @Test("create a list that is gone again as it stands when the user says so")
    func createdAgain() async throws {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.addItem(text: "Bread") }
        module.database.failure = nil
        await module.settle {
            $0.addItem(text: "Tea")
            $0.deleteItem(eggs.id)
        }
        try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await module.tryAgain()
        #expect(module.interactor.failedChanges.map(\.error) == [.noListFound])
        #expect(module.interactor.model.failure == .noListFound)
        await module.tryAgain()
        #expect(module.texts == ["Tea", "Bread", "Milk"])
    }

    @Test("that delete an item can be taken back after they were tried again")
    func deletedAgain() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.deleteItem(milk.id) }
        #expect(!module.interactor.canUndo)
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.interactor.canUndo)
        await module.settle { $0.undo() }
        #expect(module.texts == ["Milk", "Eggs"])
    }
}
