import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A single list", .leakChecks, .endsWhenStuck)
struct SingleListViewModelTests {
    private let milk = ToDoItem.sample("Milk", at: 3)
    private let eggs = ToDoItem.sample("Eggs", at: 2, done: 5)
    private let bread = ToDoItem.sample("Bread", at: 1)
    private var groceries: ToDoList { .sample("Groceries", id: Self.id, items: [milk, eggs, bread]) }
    private static let id = UUID()

    @Test("Emits the name, then the items, newest first, at once")
    func viewDidLoad() async {
        let module = await SingleListModule(groceries)
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs == [.displayUndo(false), .title("Groceries"), .displayItems(["Milk", "Eggs ✓", "Bread"])])
        #expect(module.database.calls.count == 2)
    }

    @Test("The add button asks for a text")
    func add() async {
        let module = await SingleListModule.loaded(groceries)
        #expect(await module.outputs { $0.userTappedAddButton() } == [.showNewItemForm])
    }

    @Test("A new item comes first, its text trimmed")
    func newItem() async {
        let module = await SingleListModule.loaded(groceries)
        let outputs = await module.outputs { $0.userFinishedEditingNewItem(text: " Tea ") }
        #expect(outputs == [.insertItemAtIndex("Tea", 0)])
        #expect(module.newRow == module.rows[0].id)
    }

    @Test("Blank text on a new item drops it", arguments: ["", " ", "\n\t"])
    func blankNew(text: String) async {
        let module = await SingleListModule.loaded(groceries)
        #expect(await module.outputs { $0.userFinishedEditingNewItem(text: text) } == [])
        #expect(module.database.calls.count == 2)
    }

    @Test("Blank text on an existing item deletes it", arguments: ["", " ", "\n\t"])
    func blankExisting(text: String) async {
        let module = await SingleListModule.loaded(groceries)
        let outputs = await module.outputs { $0.userFinishedEditingExistingItem(at: 1, newText: text) }
        #expect(outputs == [.removeItemAtIndex(1), .displayUndo(true)])
    }

    @Test("A new text shows in its place, and the same text changes nothing")
    func edit() async {
        let module = await SingleListModule.loaded(groceries)
        let outputs = await module.outputs { $0.userFinishedEditingExistingItem(at: 1, newText: " Six eggs") }
        #expect(outputs == [.updateItemAtIndex("Six eggs ✓", 1)])
        #expect(await module.outputs { $0.userFinishedEditingExistingItem(at: 1, newText: "Six eggs ") } == [])
    }

    @Test("A text of several lines is not saved if the user leaves it unchanged")
    func unchangedLines() async {
        let module = await SingleListModule.loaded(.sample(items: [.sample("One\nTwo ")]))
        let outputs = await module.outputs {
            $0.userFinishedEditingExistingItem(at: 0, newText: module.rows[0].text)
        }
        #expect(outputs.isEmpty)
        #expect(module.database.calls.count == 2)
    }

    @Test("Toggling sets the completion, or clears it")
    func toggle() async {
        let module = await SingleListModule.loaded(groceries)
        #expect(await module.outputs { $0.userToggledItem(at: 0) } == [.updateItemAtIndex("Milk ✓", 0)])
        #expect(await module.outputs { $0.userToggledItem(at: 1) } == [.updateItemAtIndex("Eggs", 1)])
    }

    @Test("Deleting an item removes its row")
    func delete() async {
        let module = await SingleListModule.loaded(groceries)
        #expect(await module.outputs { $0.userDeletedItem(at: 2) } == [.removeItemAtIndex(2), .displayUndo(true)])
    }

    @Test("Undo puts deleted items back, the latest first, whichever way they were deleted")
    func undo() async {
        let module = await SingleListModule.loaded(groceries)
        _ = await module.outputs {
            $0.userDeletedItem(at: 2)
            $0.userFinishedEditingExistingItem(at: 1, newText: " ")
        }
        #expect(await module.outputs { $0.userTappedUndo() } == [.insertItemAtIndex("Eggs ✓", 1)])
        #expect(module.newRow == eggs.id)
        #expect(await module.outputs { $0.userTappedUndo() } == [.displayUndo(false), .insertItemAtIndex("Bread", 2)])
        #expect(await module.outputs { $0.userTappedUndo() } == [])
        #expect(module.database.kept.getAllToDoLists().first?.items == groceries.items)
    }

    @Test("An index out of range does nothing", arguments: [-1, 3, .max])
    func outOfRange(index: Int) async {
        let module = await SingleListModule.loaded(groceries)
        let outputs = await module.outputs {
            $0.userToggledItem(at: index)
            $0.userDeletedItem(at: index)
            $0.userFinishedEditingExistingItem(at: index, newText: "X")
        }
        #expect(outputs.isEmpty)
    }

    @Test("Every change, deletion included, makes the list the one that changed last")
    func touches() async throws {
        let module = await SingleListModule.loaded(groceries, others: [.sample("Other", at: 30)])
        for change in [
            { $0.userFinishedEditingNewItem(text: "Tea") }, { $0.userToggledItem(at: 0) },
            { $0.userDeletedItem(at: 0) },
        ] as [(any SingleListInputs) -> Void] {
            let before = module.database.kept.getAllToDoLists().first { $0.id == Self.id }?.updated
            let last = try #require(before)
            _ = await module.outputs(of: change)
            let list = try #require(module.database.kept.getAllToDoLists().first)
            #expect(list.id == Self.id)
            #expect(list.updated > last)
        }
    }

    @Test("Changes by others are emitted item by item")
    func others() async throws {
        let module = await SingleListModule.loaded(groceries)
        try module.database.kept.deleteItems([milk.id], at: .sample(50))
        try module.database.kept.updateList(Self.id, name: "Food", at: .sample(51))
        #expect(module.outputs == [.removeItemAtIndex(0), .title("Food")])
    }
}
