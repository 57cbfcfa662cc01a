import TestDoubles
import TestKit
import Testing
import ViewModel

/// These views make the calls that the article's views make, in the same order.
@MainActor
@Suite("Views written as in the article about inputs and outputs", .leakChecks, .endsWhenStuck)
struct PublishedInputsOutputsTests {
    @Test("A view written as in the inputs-and-outputs article can show, add, rename and delete lists")
    func lists() async throws {
        let module = ListsModule<any AllListsInputs>([.sample("Books", at: 1), .sample("Tea", at: 2)])
        let viewModel = try #require(module.inputs as? AllListsViewModel)
        let view = trackForLeaks(AllListsViewController(viewModel: viewModel))
        for action in [
            { view.viewDidLoad() }, { view.addButtonTapped() }, { view.didFinishEditing("Work", at: nil) },
            { view.didFinishEditing("Novels", at: 2) }, { view.didDelete(at: 1) },
        ] { await module.outputs { _ in action() } }
        await module.expect(["open nothing"]) { _ in view.didSelectRow(at: 0) }
        module.database.failure = .locked
        await module.outputs { _ in view.didFinishEditing("Lost", at: nil) }
        let rows = ["Tea, Books", "modal", "Work, Tea, Books", "Work, Tea", "Novels, Work, Tea"]
        #expect(view.received == rows + ["Delete Work", "Novels, Tea", "Error"])
    }

    @Test("A view written as in the inputs-and-outputs article can show, add, change and delete items")
    func list() async throws {
        let module = await ListsModule<any SingleListInputs>(.sample("Books"))
        let viewModel = try #require(module.inputs as? SingleListViewModel)
        let view = trackForLeaks(SingleListViewController(viewModel: viewModel))
        await module.outputs { _ in view.viewDidLoad() }
        for text in ["", "Emma"] { await module.outputs { $0.userFinishedEditingNewItem(text: text) } }
        for text in ["Persuasion", ""] {
            await module.outputs { $0.userFinishedEditingExistingItem(at: 0, newText: text) }
        }
        await module.outputs { $0.userFinishedEditingNewItem(text: "Ulysses") }
        await module.outputs { $0.userDeletedItem(at: 0) }
        #expect(view.received == ["", "Emma", "Persuasion", "", "Ulysses", ""])
    }
}

@MainActor
private final class AllListsViewController {
    private(set) var received: [String] = []
    private let viewModel: any AllListsType
    private var lists: [ListRow] = [] { didSet { received.append(lists.map(\.name).joined(separator: ", ")) } }

    init(viewModel: any AllListsType) { self.viewModel = viewModel }

    func viewDidLoad() {
        viewModel.outputs.displayLists = displayLists
        viewModel.outputs.insertListAtIndex = { [weak self] list, index in self?.lists.insert(list, at: index) }
        viewModel.outputs.removeListAtIndex = { [weak self] index in self?.lists.remove(at: index) }
        viewModel.outputs.showNewListCreationModal = { [weak self] in self?.received.append("modal") }
        viewModel.outputs.showDeleteConfirmation = { [weak self] title, _ in
            self?.received.append(title)
            self?.viewModel.inputs.userAnsweredDeleteConfirmation(shouldDelete: true)
        }
        viewModel.outputs.displayAlert = { [weak self] alert in self?.received.append(alert.title) }
        viewModel.inputs.viewDidLoad()
    }

    private var displayLists: ([ListRow]) -> Void { { [weak self] lists in self?.lists = lists } }

    func addButtonTapped() { viewModel.inputs.userTappedAddButton() }
    func didSelectRow(at index: Int) { viewModel.inputs.userSelectedList(at: index) }
    func didDelete(at index: Int) { viewModel.inputs.userAttemptedToDeleteList(at: index) }
    func didFinishEditing(_ name: String, at index: Int?) {
        guard let index else { return viewModel.inputs.userFinishedEditingNewList(name: name) }
        viewModel.inputs.userFinishedEditingExistingList(at: index, newName: name)
    }
}

@MainActor
private final class SingleListViewController {
    private(set) var received: [String] = []
    private let viewModel: any SingleListType
    private var items: [ItemRow] = [] { didSet { received.append(items.map(\.text).joined(separator: ", ")) } }

    init(viewModel: any SingleListType) { self.viewModel = viewModel }

    func viewDidLoad() {
        viewModel.outputs.displayItems = { [weak self] items in self?.items = items }
        viewModel.outputs.insertItemAtIndex = { [weak self] item, index in self?.items.insert(item, at: index) }
        viewModel.outputs.updateItemAtIndex = { [weak self] item, index in self?.items[index] = item }
        viewModel.outputs.removeItemAtIndex = { [weak self] index in self?.items.remove(at: index) }
        viewModel.inputs.viewDidLoad()
    }
}
