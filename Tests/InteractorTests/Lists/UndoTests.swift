import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Taking back the deletion of items", .leakChecks, .endsWhenStuck)
struct UndoTests {
    private let items: [ToDoItem] = [.sample("Milk", at: 3), .sample("Eggs", at: 2, done: 5), .sample("Bread", at: 1)]
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: items)
    }

    @Test("puts an item back between those that were added at the same moment", arguments: 0..<3)
    func sameMoment(index: Int) async {
        let items = ["A", "B", "C"].map { ToDoItem.sample($0, at: 1) }
        let module = await SingleListModule(.sample(items: items))
        await module.settle { $0.deleteItem(items[index].id) }
        module.interactor.undo()
        #expect(module.texts == ["A", "B", "C"])
        await module.work.settle()
        #expect(module.texts == ["A", "B", "C"])
    }

    @Test("takes back one deletion after the other, the latest first, and dates the list")
    func order() async {
        let module = await SingleListModule(groceries)
        await module.settle { for index in [1, 0, 2] { $0.deleteItem(items[index].id) } }
        for texts in [["Bread"], ["Milk", "Bread"], ["Milk", "Eggs", "Bread"]] {
            #expect(module.interactor.canUndo)
            await module.settle { $0.undo() }
            #expect(module.texts == texts)
        }
        #expect(!module.interactor.canUndo)
        #expect(module.interactor.model == .some(groceries.with(items, at: .sample(65))))
        await module.settle { $0.undo() }
        #expect(module.interactor.model == .some(groceries.with(items, at: .sample(65))))
    }

    @Test("takes back deletions that still wait, and gives back a text that was edited before")
    func waiting() async {
        let module = await SingleListModule(groceries)
        await module.settle {
            $0.editItem(items[0], text: "Oat milk")
            $0.deleteItem(items[0].id)
            $0.deleteItem(items[1].id)
            $0.undo()
            $0.undo()
        }
        #expect(module.texts == ["Oat milk", "Eggs", "Bread"])
        #expect(!module.interactor.canUndo)
    }

    @Test("takes back a deletion even if the screen is closed meanwhile")
    func closed() async {
        let module = await SingleListModule(groceries)
        var interactor: SingleListInteractor? = trackForLeaks(
            SingleListInteractor(id: groceries.id, lists: module.lists))
        interactor?.deleteItem(items[0].id)
        interactor?.undo()
        interactor = nil
        await module.work.settle()
        #expect(module.interactor.model.value?.items == items)
    }

    @Test("leaves deletions alone that failed, or that someone else has made")
    func others() async throws {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.deleteItem(items[0].id) }
        module.database.failure = nil
        try module.database.withoutReport { try $0.deleteItems([items[1].id], at: .sample(9)) }
        await module.settle { $0.deleteItem(items[1].id) }
        #expect(!module.interactor.canUndo)
        await module.settle { $0.undo() }
        #expect(module.texts == ["Milk", "Bread"])
    }

    @Test("takes back a deletion that was asked for again after it failed")
    func askedAgain() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        await module.settle { $0.deleteItem(items[1].id) }
        module.database.failure = nil
        await module.settle { $0.deleteItem(items[1].id) }
        #expect(module.interactor.canUndo && module.interactor.failedChanges.isEmpty)
        await module.settle { $0.undo() }
        #expect(module.texts == ["Milk", "Eggs", "Bread"])
    }

    @Test("can be tried again after a failure")
    func tryAgain() async {
        let module = await SingleListModule(groceries)
        await module.settle { $0.deleteItem(items[1].id) }
        module.database.failure = .locked
        await module.settle { $0.undo() }
        #expect(module.interactor.failedChanges.map(\.error) == [.locked])
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.interactor.model.value?.items == items)
    }

    @Test("can be asked for again after a failure that was given up")
    func giveUp() async throws {
        let module = await SingleListModule(groceries)
        await module.settle { for index in [0, 1] { $0.deleteItem(items[index].id) } }
        module.database.failure = .locked
        await module.settle { for _ in 0..<2 { $0.undo() } }
        #expect(!module.interactor.canUndo)
        for failed in module.interactor.failedChanges { module.interactor.giveUp(failed) }
        #expect(module.interactor.canUndo)
        module.database.failure = nil
        await module.settle { $0.undo() }
        #expect(module.texts == ["Eggs", "Bread"])
        await module.settle { $0.undo() }
        #expect(module.interactor.model.value?.items == items)
    }

    @Test("is made with a newer text after it was given up, and then not asked for again")
    func giveUpEdited() async throws {
        let module = await SingleListModule(groceries)
        await module.settle { $0.deleteItem(items[1].id) }
        module.database.failure = .locked
        await module.settle {
            $0.undo()
            $0.editItem(items[1], text: "Six")
        }
        let failed = try #require(module.interactor.failedChanges.first)
        module.interactor.giveUp(failed)
        await module.settle { $0.make(failed, with: "Six eggs") }
        #expect(module.interactor.failedChanges.map(\.change.itemText) == ["Six eggs"])
        #expect(!module.interactor.canUndo)
        module.database.failure = nil
        await module.tryAgain()
        #expect(module.interactor.model.value?.items == [items[0], items[1].applying(.text("Six eggs")), items[2]])
        #expect(!module.interactor.canUndo)
    }

    @Test("creates the list again if someone else has deleted it, and the user wants that")
    func deletedList() async throws {
        let module = await SingleListModule(groceries)
        await module.settle { $0.deleteItem(items[1].id) }
        try module.database.withoutReport { try $0.deleteLists([groceries.id]) }
        await module.settle { $0.undo() }
        #expect(module.interactor.failedChanges.map(\.error) == [.noListFound])
        await module.tryAgain()
        #expect(module.interactor.model.value?.items == items)
    }
}
