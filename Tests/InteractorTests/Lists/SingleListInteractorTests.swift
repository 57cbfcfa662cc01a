import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of a single list", .leakChecks, .endsWhenStuck)
struct SingleListInteractorTests {
    private let items: [ToDoItem] = [.sample("Milk", at: 2), .sample("Eggs", at: 1, done: 5), .sample("Bread", at: 1)]
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: items)
    }

    @Test("A single list's interactor has its list once all lists have been read, and adds no item until then")
    func load() async {
        let module = ListsModule([groceries])
        #expect(module.single.model == .none)
        module.single.addItem(text: "Tea")
        #expect(module.single.saving == .none)
        await module.settle { $0.single.load() }
        #expect(module.single.model == .some(groceries))
        let second = trackForLeaks(SingleListInteractor(id: groceries.id, lists: module.lists))
        #expect(second.model == .some(groceries) && module.database.calls == [.getAllToDoLists])
    }

    @Test("A single list's interactor keeps its list if reading fails or if someone else deletes the list")
    func errors() async {
        let module = await ListsModule.loaded(groceries)
        module.database.failure = .locked
        await module.settle { $0.single.load() }
        #expect(module.single.model == .error(.locked, groceries))
        module.database.kept.deleteLists([groceries.id])
        #expect(module.single.model == .error(.noListFound, groceries))
        let unknown = trackForLeaks(SingleListInteractor(id: groceries.id, lists: module.lists))
        #expect(unknown.model == .error(.noListFound, nil))
    }

    @Test("Toggling an item sets its completion date to the current moment, or clears the date")
    func toggle() async {
        let module = await ListsModule.loaded(groceries)
        for item in items.prefix(2) { await module.settle { $0.single.toggleItem(item) } }
        #expect(module.single.model.value?.items.map(\.completed) == [.sample(60), nil, nil])
    }

    @Test("A single list's interactor reports each change to its list once, and no changes to other lists")
    func updates() async throws {
        let module = await ListsModule.loaded(groceries)
        let recorder = trackForLeaks(ModelRecorder(module.single))
        try module.database.kept.createNewList(.sample("Other"))
        #expect(recorder.models.isEmpty)
        let renamed = ToDoList.sample("Food", id: groceries.id, at: 9, items: items)
        try module.database.kept.updateList(groceries.id, name: "Food", at: .sample(9))
        #expect(recorder.models == [.some(renamed)])
    }

    @Test("The interactors of a single list and of all lists do not see each other's failed changes")
    func screens() async {
        let module = await ListsModule.loaded(groceries)
        module.database.failure = .locked
        await module.settle { $0.single.deleteItem(items[0]) }
        #expect(module.lists.saving == .none && module.single.saving.failure == .locked)
        module.single.giveUp()
        await module.settle { $0.lists.deleteList(groceries) }
        #expect(module.single.saving == .none && module.lists.saving.failure == .locked)
    }

    @Test("Undo takes back one deletion at a time, the latest first, and puts each item back in its place")
    func undo() async {
        let module = await ListsModule.loaded(groceries)
        for index in [1, 0, 2] { await module.settle { $0.single.deleteItem(items[index]) } }
        for texts in [["Bread"], ["Milk", "Bread"], ["Milk", "Eggs", "Bread"]] {
            #expect(module.single.canUndo)
            await module.settle { $0.single.undo() }
            #expect(module.single.model.value?.items.map(\.text) == texts)
        }
        #expect(!module.single.canUndo)
        #expect(module.single.model == .some(groceries.with(items, at: .sample(65))))
        let saving = module.single.saving
        await module.settle { $0.single.undo() }
        #expect(module.single.saving == saving)
    }

    @Test("A single list's interactor can be freed while it stores a change, and the change is still made")
    func freed() async throws {
        let module = ListsModule([groceries], isGated: true)
        module.lists.load()
        try await module.gate.next().succeed()
        await module.work.settle()
        var interactor: SingleListInteractor? = SingleListInteractor(id: groceries.id, lists: module.lists)
        weak let observed = interactor
        interactor?.addItem(text: "Tea")
        let adding = try await module.gate.next()
        interactor = nil
        #expect(observed == nil)
        adding.succeed()
        await module.work.settle()
        #expect(module.lists.model.value?.first?.items.first?.text == "Tea")
    }
}
