import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@testable import ViewModel

@MainActor
@Suite("The outputs of lists", .leakChecks, .endsWhenStuck)
struct ListsOutputTests {
    private let list = ToDoList.sample("Groceries", items: [.sample("Milk")])

    @Test("A list is added and renamed even if nobody listens for its ID")
    func unheardLists() async throws {
        let module = await AllListsModule.loaded([list])
        module.viewModel.selectNewList = nil
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 0, newName: "Food") }
        _ = await module.outputs { $0.userFinishedEditingNewList(name: "Books") }
        #expect(module.database.kept.getAllToDoLists().map(\.name) == ["Books", "Food"])
    }

    @Test("An item is added and edited even if nobody listens for its ID")
    func unheardItems() async throws {
        let module = await SingleListModule.loaded(list)
        module.viewModel.selectNewItem = nil
        _ = await module.outputs { $0.userFinishedEditingExistingItem(at: 0, newText: "Oat milk") }
        _ = await module.outputs { $0.userFinishedEditingNewItem(text: "Eggs") }
        let lists = module.database.kept.getAllToDoLists()
        #expect(lists.first?.items.map(\.text) == ["Eggs", "Oat milk"])
    }

    @Test("A view that is bound again is told everything at once")
    func boundAgain() async {
        let lists = await AllListsModule.loaded([list])
        lists.inputs.viewDidLoad()
        #expect(lists.outputs == [.title("To-Do Lists"), .displayProblem(nil), .displayLists(["Groceries"])])
        await lists.settle()
        let items = await SingleListModule.loaded(list)
        #expect(
            await items.outputs { $0.viewDidLoad() } == [
                .displayUndo(false), .title("Groceries"), .displayItems(["Milk"]),
            ])
    }

    @Test("A view that is bound again shows a problem at once, and the next failure raises an alert")
    func boundAgainAfterFailure() async {
        let lists = await AllListsModule.loaded([list])
        lists.database.failure = .locked
        _ = await lists.outputs { $0.userTappedReloadButton() }
        let alert = AllListsModule.Output.displayAlert(title: ListsWords.failure, again: nil)
        let problem = AllListsModule.Output.displayProblem(DatabaseError.locked.text)
        let told: [AllListsModule.Output] = [
            .title("To-Do Lists"), .displayProblem(nil), problem, .displayLists(["Groceries"]), alert,
        ]
        #expect(await lists.outputs { $0.viewDidLoad() } == told)
    }

    @Test("A view that is bound again is told of a failed change, and that there is something to take back")
    func boundAgainAfterAlert() async {
        let items = await SingleListModule.loaded(list)
        _ = await items.outputs { $0.userDeletedItem(at: 0) }
        items.database.failure = .locked
        let alert = SingleListModule.Output.displayAlert(title: ListsWords.failure, again: CommonWords.tryAgainButton)
        #expect(await items.outputs { $0.userFinishedEditingNewItem(text: "X") }.contains(alert))
        items.database.failure = nil
        let told = await items.outputs { $0.viewDidLoad() }
        #expect(told.contains(alert) && told.contains(.displayUndo(true)))
        #expect(items.unsaved.count == 2 && items.unsaved.first == items.unsaved.last && items.withdrawn.isEmpty)
    }

    @Test("A view of all lists that is bound again is told of a failed change, too")
    func boundAgainAfterListAlert() async {
        let lists = await AllListsModule.loaded([list])
        lists.database.failure = .locked
        let alert = AllListsModule.Output.displayAlert(title: ListsWords.failure, again: CommonWords.tryAgainButton)
        #expect(await lists.outputs { $0.userFinishedEditingExistingList(at: 0, newName: "X") }.contains(alert))
        lists.database.failure = nil
        #expect(await lists.outputs { $0.viewDidLoad() }.contains(alert))
        #expect(lists.unsaved.count == 2 && lists.unsaved.first == lists.unsaved.last && lists.withdrawn.isEmpty)
    }

    @Test("Binding a view again drops an open question")
    func boundAgainAfterQuestion() async {
        let lists = await AllListsModule.loaded([list])
        lists.inputs.userAttemptedToDeleteList(at: 0)
        lists.inputs.viewDidLoad()
        _ = await lists.outputs { $0.userAnsweredDeleteConfirmation(shouldDelete: true) }
        #expect(lists.rows.count == 1)
    }
}
