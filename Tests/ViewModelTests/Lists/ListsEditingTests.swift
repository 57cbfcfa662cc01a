import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Editing a list row", .leakChecks, .endsWhenStuck)
struct ListsEditingTests {
    private typealias Lists = ListsModule<any AllListsInputs>
    private typealias Items = ListsModule<any SingleListInputs>

    private let milk = ToDoItem.sample("Milk", at: 3)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, .sample("Eggs\n ", at: 2, done: 5)])
    }

    @Test("Adding or editing a list row opens the form, and cancelling closes the form")
    func form() async {
        let lists = await Lists.loaded(groceries)
        await lists.expect(["new form"]) { $0.userTappedAddButton() }
        await lists.expect(["close form"]) { $0.userCancelledEditing() }
        await lists.expect(["form at 0"]) { $0.userTappedEditButton(at: 0) }
        let items = await Items.loaded(groceries)
        await items.expect(["new form"]) { $0.userTappedAddButton() }
        await items.expect(["close form"]) { $0.userCancelledEditing() }
        await items.expect(["form at 1"]) { $0.userTappedEditButton(at: 1) }
    }

    @Test("List rows do not change while a form is open; they catch up when the form closes")
    func standingStill() async throws {
        let module = await Items.loaded(groceries)
        await module.outputs { $0.userTappedEditButton(at: 1) }
        let others = try module.others { database in
            try database.createNewItem(.sample("Tea", at: 9), inList: groceries.id)
            database.deleteItems([milk.id], at: .sample(10))
            try database.updateList(groceries.id, name: "Food\n", at: .sample(11))
        }
        #expect(others == ["title Food"])
        await module.expect([
            "storing the change of the item “Eggs” to “Six eggs”", "close form", "remove 0", "insert Tea at 0",
            "update Six eggs ✓ at 1", "storing nothing",
        ]) { $0.userFinishedEditingExistingItem(at: 1, newText: "Six eggs") }
    }

    @Test("The first list rows appear even while a form is open")
    func firstRows() async {
        let module = Lists([groceries])
        let outputs = await module.outputs {
            $0.viewDidLoad()
            $0.userTappedAddButton()
        }
        #expect(outputs.suffix(2) == ["new form", "rows Groceries"])
    }

    @Test("An index out of range changes no list row, and later changes still appear", arguments: [-1, 2, .max])
    func outOfRange(index: Int) async throws {
        let module = await Items.loaded(groceries)
        await module.expect([]) {
            $0.userTappedEditButton(at: index)
            $0.userFinishedEditingExistingItem(at: index, newText: "X")
            $0.userToggledItem(at: index)
            $0.userDeletedItem(at: index)
        }
        #expect(try module.others { $0.deleteItems([milk.id], at: .sample(9)) } == ["remove 0"])
    }

    @Test("A blank or unchanged name of a list only closes the form", arguments: ["", " \n", " Groceries "])
    func unchangedName(name: String) async {
        let module = await Lists.loaded(groceries)
        await module.expect(["close form"]) { $0.userFinishedEditingExistingList(at: 0, newName: name) }
        if name.count < 3 { await module.expect(["close form"]) { $0.userFinishedEditingNewList(name: name) } }
        #expect(module.database.calls == [.getAllToDoLists])
    }

    @Test("An unchanged text of an item, or a blank text of a new item, only closes the form")
    func unchangedText() async {
        let module = await Items.loaded(groceries)
        await module.expect(["close form"]) { $0.userFinishedEditingExistingItem(at: 0, newText: " Milk\n") }
        await module.expect(["close form"]) { $0.userFinishedEditingExistingItem(at: 1, newText: "Eggs") }
        await module.expect(["close form"]) { $0.userFinishedEditingNewItem(text: " \t") }
        #expect(module.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("After a failed change, OK keeps a list row's form open until the form's own change is stored")
    func giveUp() async {
        let module = await Items.loaded(groceries)
        module.database.failure = .locked
        await module.outputs { $0.userFinishedEditingNewItem(text: "Tea") }
        await module.expect(["storing nothing"]) { $0.userAnsweredAlert(.giveUp) }
        module.database.failure = nil
        await module.expect(["storing the change of the item “Milk”", "storing nothing"]) { $0.userToggledItem(at: 0) }
        await module.expect([
            "storing the new item “Tea”", "close form", "insert Tea at 0", "update Milk ✓ at 1", "select Tea",
            "storing nothing",
        ]) { $0.userFinishedEditingNewItem(text: "Tea") }
    }

    @Test("If a change to lists failed while no form was open, the list rows change again after OK")
    func giveUpWithoutForm() async throws {
        let module = await Items.loaded(groceries)
        module.database.failure = .locked
        await module.outputs { $0.userDeletedItem(at: 0) }
        await module.expect(["storing nothing"]) { $0.userAnsweredAlert(.giveUp) }
        #expect(try module.others { $0.deleteItems([milk.id], at: .sample(9)) } == ["remove 0"])
    }

    @Test("If many list rows change together, all rows are emitted again")
    func manyRows() async throws {
        let module = await Items.loaded(.sample("Many", count: 120))
        let ids = Array(module.screen.rows.map(\.id).dropLast())
        #expect(try module.others { $0.deleteItems(ids, at: .sample(9)) } == ["rows Item 0 ✓"])
    }
}
