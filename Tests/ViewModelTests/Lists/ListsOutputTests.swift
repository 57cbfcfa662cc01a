import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The outputs of lists", .leakChecks, .endsWhenStuck)
struct ListsOutputTests {
    private let list = ToDoList.sample("Groceries", items: [.sample("Milk")])

    @Test("A list is made, and renamed, also where nobody listens for its ID")
    func unheardLists() async throws {
        let module = await AllListsModule.loaded([list])
        module.viewModel.selectNewList = nil
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 0, newName: "Food") }
        _ = await module.outputs { $0.userFinishedEditingNewList(name: "Books") }
        #expect(await module.database.kept.getAllToDoLists().map(\.name) == ["Books", "Food"])
    }

    @Test("An item is added, and changed, also where nobody listens for its ID")
    func unheardItems() async throws {
        let module = await SingleListModule.loaded(list)
        module.viewModel.selectNewItem = nil
        _ = await module.outputs { $0.userFinishedEditingExistingItem(at: 0, newText: "Oat milk") }
        _ = await module.outputs { $0.userFinishedEditingNewItem(text: "Eggs") }
        let lists = await module.database.kept.getAllToDoLists()
        #expect(lists.first?.items.map(\.text) == ["Eggs", "Oat milk"])
    }

    @Test("A view that loads later is told everything, not only what has changed since")
    func laterView() async {
        let lists = await AllListsModule.loaded([list])
        let listOutputs = await lists.outputs { $0.viewDidLoad() }
        #expect(listOutputs == [.title("To-Do Lists"), .displayProblem(nil), .displayLists(["Groceries"])])
        let items = await SingleListModule.loaded(list)
        let itemOutputs = await items.outputs { $0.viewDidLoad() }
        #expect(itemOutputs == [.title("Groceries"), .displayItems(["Milk"])])
    }
}
