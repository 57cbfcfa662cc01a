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
        #expect(outputs == [.title("Groceries"), .displayItems(["Milk", "Eggs ✓", "Bread"])])
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
        #expect(outputs == [.removeItemAtIndex(1)])
    }

    @Test("A new text shows in its place, and the same text changes nothing")
    func edit() async {
        let module = await SingleListModule.loaded(groceries)
        let outputs = await module.outputs { $0.userFinishedEditingExistingItem(at: 1, newText: " Six eggs") }
        #expect(outputs == [.updateItemAtIndex("Six eggs ✓", 1)])
        #expect(await module.outputs { $0.userFinishedEditingExistingItem(at: 1, newText: "Six eggs ") } == [])
    }

    @Test("Editing an item that someone else has deleted adds an item, and selects it")
    func editDeleted() async throws {
        let module = await SingleListModule.loaded(groceries)
        try module.database.withoutReport { try $0.deleteItems([bread.id], at: .sample(9)) }
        _ = await module.outputs { $0.userFinishedEditingExistingItem(at: 2, newText: "Toast") }
        #expect(module.rows.map(\.marked) == ["Toast", "Milk", "Eggs ✓"])
        #expect(module.newRow == module.rows[0].id)
    }

    @Test("A text typed for an item that was removed meanwhile becomes a new item")
    func editRemoved() async throws {
        let module = await SingleListModule.loaded(groceries)
        let row = module.rows[1]
        try module.database.kept.deleteItems([eggs.id], at: .sample(9))
        #expect(await module.outputs { $0.userFinishedEditingRemovedItem(row, newText: "Eggs ") } == [])
        #expect(await module.outputs { $0.userFinishedEditingRemovedItem(row, newText: " ") } == [])
        let outputs = await module.outputs { $0.userFinishedEditingRemovedItem(row, newText: "Six eggs") }
        #expect(outputs == [.insertItemAtIndex("Six eggs", 0)])
        #expect(module.newRow == module.rows[0].id)
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
        #expect(await module.outputs { $0.userDeletedItem(at: 2) } == [.removeItemAtIndex(2)])
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

    @Test("A change that fails raises an alert; OK goes back")
    func changeFailure() async {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        #expect(await module.outputs { $0.userToggledItem(at: 0) } == [Self.alert])
        #expect(module.rows.map(\.marked) == ["Milk", "Eggs ✓", "Bread"])
        module.dismissAlert()
        #expect(module.outputs.last == .goBack)
    }

    @Test("There is no second alert while one is unanswered, and another one for the next failure after that")
    func oneAlert() async {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        let outputs = await module.outputs { inputs in
            for index in 0..<3 { inputs.userToggledItem(at: index) }
        }
        #expect(outputs == [Self.alert])
        module.dismissAlert()
        #expect(module.outputs == [Self.alert, .goBack])
        #expect(await module.outputs { $0.userToggledItem(at: 0) } == [Self.alert])
    }

    @Test("A list that cannot be read again shows as it was, with an alert; OK goes back")
    func loadFailure() async {
        let module = await SingleListModule(groceries)
        module.database.failure = .locked
        let outputs = await module.outputs { $0.viewDidLoad() }
        #expect(outputs == [.title("Groceries"), .displayItems(["Milk", "Eggs ✓", "Bread"]), Self.alert])
        module.dismissAlert()
        #expect(module.outputs.last == .goBack)
    }

    @Test("A list that someone else deletes raises an alert; OK goes back")
    func deletedElsewhere() async throws {
        let module = await SingleListModule.loaded(groceries)
        try module.database.kept.deleteLists([Self.id])
        #expect(module.outputs == [Self.alert])
        module.dismissAlert()
        #expect(module.outputs.last == .goBack)
    }

    @Test("An item for an unknown list raises an alert, and does not trap")
    func unknownList() async {
        let module = await SingleListModule(groceries, isThere: false)
        #expect(await module.outputs { $0.viewDidLoad() } == [Self.alert])
        module.dismissAlert()
        #expect(await module.outputs { $0.userFinishedEditingNewItem(text: "Tea") } == [Self.alert])
    }

    private static let alert = SingleListModule.Output.displayAlert(
        "Internal Error",
        "Oops! Looks like we encountered an error in our internal database. Please try again.")
}
