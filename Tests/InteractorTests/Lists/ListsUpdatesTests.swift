import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Listeners of lists", .leakChecks, .endsWhenStuck)
struct ListsUpdatesTests {
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk])
    }

    @Test("of a single list are told of each change once")
    func singleList() async throws {
        let module = await SingleListModule(groceries)
        let recorder = trackForLeaks(ModelRecorder(module.interactor))
        await module.settle { $0.editItem(milk, text: "Oat milk") }
        #expect(recorder.models.map { $0.value?.items.map(\.text) } == [["Oat milk"]])
    }

    @Test("of a single list are told that a deletion can be taken back, and that it was")
    func undo() async throws {
        let module = await SingleListModule(.sample("Groceries", items: [milk, .sample("Eggs", at: 1)]))
        var told: [Bool] = []
        module.interactor.modelDidUpdate.add(module.lists) { _, interactor in told.append(interactor.canUndo) }
        await module.settle { $0.deleteItem(milk.id) }
        #expect(told == [false, true])
        await module.settle { $0.undo() }
        #expect(told == [false, true, false, false])
    }

    @Test("of a single list are told of a change that fails, and that it no longer waits")
    func failedItem() async throws {
        let module = await SingleListModule(groceries)
        var told: [Int] = []
        module.interactor.modelDidUpdate.add(module.lists) { _, interactor in
            told.append(interactor.failedChanges.count)
        }
        module.database.failure = .locked
        await module.settle { $0.deleteItem(milk.id) }
        #expect(told.last == 1)
        module.interactor.giveUp(try #require(module.interactor.failedChanges.first))
        #expect(told.last == 0)
    }

    @Test("of all lists are told of a change that fails, of its draft, and that it was taken")
    func failedList() async throws {
        let module = await SingleListModule(groceries)
        let books = module.lists.createList(name: "Books")
        await module.work.settle()
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        var told: [[Int]] = []
        module.lists.modelDidUpdate.add(module.database) { _, lists in
            told.append([lists.failedChanges.count, lists.drafts.count])
        }
        module.database.failure = .locked
        closed?.addItem(text: "Emma")
        closed = nil
        await module.work.settle()
        #expect(told.last == [1, 0])
        module.lists.giveUp(try #require(module.lists.failedChanges.first))
        #expect(told.suffix(2) == [[0, 0], [0, 1]])
        let opened = trackForLeaks(SingleListInteractor(id: books, lists: module.lists))
        _ = opened.takeDrafts()
        #expect(told.last == [0, 0])
    }
}
