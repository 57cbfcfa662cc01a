import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of a single list", .leakChecks, .endsWhenStuck)
struct SingleListViewModelTests {
    private typealias Module = ListsModule<any SingleListInputs>

    private let milk = ToDoItem.sample("Milk", at: 3)
    private let eggs = ToDoItem.sample("Eggs", at: 2, done: 5)
    private let bread = ToDoItem.sample("Bread", at: 1)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, eggs, bread])
    }

    @Test("A view of a single list gets the name and the items, newest first, each time it is bound")
    func viewDidLoad() async throws {
        let module = await Module(groceries)
        let all = ["close form", "undo false", "title Groceries", "rows Milk, Eggs ✓, Bread"]
        await module.expect(all) { $0.viewDidLoad() }
        #expect(module.database.calls.count == 2)
        await module.outputs { $0.userTappedAddButton() }
        await module.expect(all) { $0.viewDidLoad() }
        await module.outputs { $0.userDeletedItem(at: 2) }
        let sent = await module.outputs { $0.viewDidLoad() }
        #expect(sent.prefix(5) == ["close form", "undo false", "title Groceries", "rows Milk, Eggs ✓", "undo true"])
    }

    @Test("A change to a list's items appears when the change is stored")
    func changes() async {
        await Module.loaded(groceries).expectChange([
            "storing the new item “Tea”", "close form", "insert Tea at 0", "select Tea", "storing nothing",
        ]) { $0.userFinishedEditingNewItem(text: " Tea ") }
        await Module.loaded(groceries).expectChange([
            "storing the change of the item “Eggs” to “Ham”", "close form", "update Ham ✓ at 1", "storing nothing",
        ]) { $0.userFinishedEditingExistingItem(at: 1, newText: " Ham") }
        await Module.loaded(groceries).expectChange([
            "storing the deletion of the item “Eggs”", "undo true", "close form", "remove 1", "storing nothing",
        ]) { $0.userFinishedEditingExistingItem(at: 1, newText: "\n\t") }
        await Module.loaded(groceries).expectChange([
            "storing the deletion of the item “Bread”", "remove 2", "undo true", "storing nothing",
        ]) { $0.userDeletedItem(at: 2) }
        await Module.loaded(groceries).expectChange([
            "storing the change of the item “Milk”", "update Milk ✓ at 0", "storing nothing",
        ]) { $0.userToggledItem(at: 0) }
        await Module.loaded(groceries).expectChange([
            "storing the change of the item “Eggs”", "update Eggs at 1", "storing nothing",
        ]) { $0.userToggledItem(at: 1) }
    }

    @Test("Undo restores deleted items, the most recently deleted first, and selects them")
    func undo() async {
        let module = await Module.loaded(groceries)
        for index in [2, 1] { await module.outputs { $0.userDeletedItem(at: index) } }
        await module.expect([
            "storing the restored item “Eggs”", "insert Eggs ✓ at 1", "select Eggs ✓", "storing nothing",
        ]) { $0.userTappedUndo() }
        await module.expect([
            "storing the restored item “Bread”", "insert Bread at 2", "undo false", "select Bread",
            "storing nothing",
        ]) { $0.userTappedUndo() }
        await module.expect([]) { $0.userTappedUndo() }
    }

    @Test("A list that cannot be read again stays as it was and raises an alert, and OK goes back")
    func loadFailure() async {
        let module = await Module(groceries)
        module.database.failure = .locked
        let alert = "alert Error"
        #expect(await module.outputs { $0.viewDidLoad() }.suffix(2) == ["rows Milk, Eggs ✓, Bread", alert])
        #expect(await module.outputs { $0.viewDidLoad() }.filter { $0 == alert }.count == 2)
        await module.expect(["back"]) { $0.userAnsweredAlert(.accept) }
    }

    @Test("OK keeps a list open while a change is being stored, so that a failure is seen")
    func acceptedWhileStoring() async {
        let module = await Module(groceries)
        await module.outputs { $0.viewDidLoad() }
        let outputs = await module.outputs {
            $0.userToggledItem(at: 0)
            $0.userAnsweredAlert(.accept)
        }
        #expect(!outputs.isEmpty && !outputs.contains("back"))
    }

    @Test("OK keeps a list open while a form is open, so that the typed text is not lost")
    func typing() async {
        let module = await Module.loaded(groceries)
        module.database.kept.deleteLists([groceries.id])
        await module.outputs { $0.userTappedAddButton() }
        await module.expect([]) { $0.userAnsweredAlert(.accept) }
        await module.expect(["close form"]) { $0.userCancelledEditing() }
        await module.expect(["back"]) { $0.userAnsweredAlert(.accept) }
    }

    @Test("A list that someone else deletes raises an alert, once for each deletion")
    func deletedElsewhere() async throws {
        let module = await Module.loaded(groceries)
        for _ in 1...2 {
            #expect(try module.others { $0.deleteLists([groceries.id]) } == ["alert List deleted"])
            #expect(try module.others { try $0.createNewList(.sample("Other")) } == [])
            #expect(try module.others { try $0.createNewList(groceries) } == [])
        }
    }

    @Test(
        "A change to a deleted list raises one alert, whose retry creates the list again",
        arguments: [
            (.retry, ["storing the new list “Groceries”", "close form", "insert Tea at 0", "storing nothing"]),
            (.giveUp, ["storing nothing"]),
        ] as [(ListsAlert.Answer, [String])])
    func itemOfDeletedList(answer: ListsAlert.Answer, outputs: [String]) async throws {
        let module = await Module.loaded(groceries)
        try module.database.withoutReport { $0.deleteLists([groceries.id]) }
        await module.outputs { $0.userFinishedEditingNewItem(text: "Tea") }
        #expect(module.screen.alerts.map(\.title) == ["List deleted"])
        await module.expect(outputs) { $0.userAnsweredAlert(answer) }
    }

    @Test(
        "A change to an item that was deleted with its list raises one alert at a time",
        arguments: [(.retry, ["Item deleted", "List deleted"]), (.giveUp, ["Item deleted"])]
            as [(ListsAlert.Answer, [String])])
    func editedItemOfDeletedList(answer: ListsAlert.Answer, alerts: [String]) async throws {
        let module = await Module.loaded(groceries)
        try module.database.withoutReport { $0.deleteLists([groceries.id]) }
        await module.outputs { $0.userToggledItem(at: 1) }
        await module.outputs { $0.userAnsweredAlert(answer) }
        #expect(module.screen.alerts.map(\.title) == alerts)
    }

    @Test("An unknown list raises an alert, and accepts no item")
    func unknownList() async {
        let module = await Module(groceries, isStored: false)
        await module.expect(["close form", "undo false", "alert List deleted"]) { $0.viewDidLoad() }
        await module.expect([]) { $0.userFinishedEditingNewItem(text: "Tea") }
        #expect(module.database.calls == [.getAllToDoLists, .getAllToDoLists])
    }
}
