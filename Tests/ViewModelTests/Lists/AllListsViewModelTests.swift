import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import ViewModel

@MainActor
@Suite("The view model of all lists", .leakChecks, .endsWhenStuck)
struct AllListsViewModelTests {
    private typealias Module = ListsModule<any AllListsInputs>

    private let groceries = ToDoList.sample("Groceries", at: 3, items: [.sample(), .sample(), .sample()])
    private let chores = ToDoList.sample("Chores", at: 2, items: [.sample()])
    private let books = ToDoList.sample("Books", at: 1)
    private let problem = "problem \(DatabaseError.locked.text)"

    @Test("A view of all lists gets the title and the lists, most recently changed first, each time it is bound")
    func viewDidLoad() async throws {
        let module = Module([books, groceries, chores])
        let all = ["close form", "title \(ListsWords.title)", "problem none", "rows Groceries, Chores, Books"]
        await module.expect(all) { $0.viewDidLoad() }
        await module.outputs { $0.userAttemptedToDeleteList(at: 0) }
        await module.outputs { $0.userTappedAddButton() }
        await module.expect(all) { $0.viewDidLoad() }
        await module.expect([]) { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(try module.others { $0.deleteLists([books.id]) } == ["remove 2"])
    }

    @Test("A list that changes moves to the top and is selected when the change is stored")
    func changes() async {
        await Module.loaded(groceries).expectChange([
            "storing the new list “Tea”", "close form", "insert Tea at 0", "select Tea", "storing nothing",
        ]) { $0.userFinishedEditingNewList(name: "  Tea\n") }
        await Module.loaded(groceries, chores).expectChange([
            "storing the new name “Work” of the list “Chores”", "close form", "remove 1", "insert Work at 0",
            "select Work", "storing nothing",
        ]) { $0.userFinishedEditingExistingList(at: 1, newName: " Work ") }
    }

    @Test(
        "Before a list is deleted, a question says how many items are deleted with the list",
        arguments: [
            (0, " 3 items will be deleted with it."), (1, " 1 item will be deleted with it."), (2, ""),
        ])
    func question(index: Int, loss: String) async {
        let module = await Module.loaded(groceries, chores, books)
        let name = module.screen.texts[index]
        let question = "Delete \(name)? Are you sure you want to delete your to-do list titled \(name)?\(loss)"
        await module.expect([question]) { $0.userAttemptedToDeleteList(at: index) }
        await module.expect([]) { $0.userAnsweredDeleteConfirmation(shouldDelete: false) }
        await module.expect([]) { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        await module.outputs { $0.userAttemptedToDeleteList(at: index) }
        await module.expect([
            "storing the deletion of the list “\(name)”", "remove \(index)", "storing nothing",
        ]) { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        await module.expect([]) { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
    }

    @Test("Confirming deletes the list that the question named, whichever row the list is in by then")
    func staleIndex() async throws {
        let module = await Module.loaded(groceries, chores)
        await module.outputs { $0.userAttemptedToDeleteList(at: 1) }
        _ = try module.others {
            try $0.createNewList(.sample("New", at: 100))
            try $0.updateList(chores.id, name: "Work", at: .sample(101))
        }
        await module.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(module.screen.texts == ["New", "Groceries"])
    }

    @Test("The view model of all lists ignores an index out of range", arguments: [-1, 1, .max])
    func outOfRange(index: Int) async {
        let module = await Module.loaded(groceries)
        await module.expect([]) {
            $0.userTappedEditButton(at: index)
            $0.userSelectedList(at: index)
            $0.userFinishedEditingExistingList(at: index, newName: "X")
            $0.userAttemptedToDeleteList(at: index)
            $0.userAnsweredDeleteConfirmation(shouldDelete: true)
        }
    }

    @Test("Changes that others make to lists are emitted row by row")
    func others() async throws {
        let module = await Module.loaded(groceries, chores, books)
        let outputs = try module.others {
            $0.deleteLists([chores.id])
            try $0.createNewItem(.sample(at: 100), inList: groceries.id)
        }
        #expect(outputs == ["remove 1", "remove 0", "insert Groceries at 0"])
    }

    @Test("Lists that cannot be read raise an alert, and the reason stays on the screen until the lists are read")
    func loadFailure() async {
        let module = Module([groceries])
        module.database.failure = .locked
        let failed = ["close form", "title \(ListsWords.title)", "problem none", problem, "alert Error"]
        await module.expect(failed) { $0.viewDidLoad() }
        await module.expect([]) { $0.userAnsweredAlert(.accept) }
        await module.expect(["alert Error"]) { $0.userTappedReloadButton() }
        module.database.failure = nil
        let read = ["rows Groceries", "problem none"]
        // A view that is bound again gets the problem immediately.
        await module.expect(["close form", "title \(ListsWords.title)", "problem none", problem] + read) {
            $0.viewDidLoad()
        }
        module.database.failure = .locked
        await module.expect([problem, "alert Error"]) { $0.userTappedReloadButton() }
        module.database.failure = nil
        await module.expect(["problem none"]) { $0.userAnsweredAlert(.accept) }
    }

    @Test("A failed reading raises no alert on the screen of all lists if another screen is open or requested it")
    func otherScreens() async {
        let module = await Module.loaded(groceries)
        let list = trackForLeaks(SingleListInteractor(id: groceries.id, lists: module.lists))
        module.database.failure = .locked
        await module.expect([problem]) { _ in list.load() }
        module.database.failure = nil
        await module.expect(["problem none"]) { $0.userTappedReloadButton() }
        module.database.failure = .locked
        let outputs = await module.outputs {
            $0.userTappedReloadButton()
            $0.userSelectedList(at: 0)
        }
        #expect(outputs == ["open Groceries", problem])
    }
}
