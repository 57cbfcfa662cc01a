import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of a single list", .leakChecks, .endsWhenStuck)
struct SingleListInteractorTests {
    private let gate = ManualDatabase.Gate()
    private let work = Work()
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let eggs = ToDoItem.sample("Eggs", at: 1, done: 5)
    private var groceries: ToDoList { .sample("Groceries", id: Self.id, items: [milk, eggs]) }
    private static let id = UUID()

    @Test("has the list at once, and reads it again")
    func load() async throws {
        let database = ManualDatabase([groceries])
        let (interactor, _) = await makeInteractors(database)
        #expect(interactor.model == .some(groceries))
        interactor.load()
        await work.settle()
        #expect(interactor.model == .some(groceries))
        #expect(database.calls == [.getAllToDoLists, .getAllToDoLists])
    }

    @Test("fails for an unknown list")
    func unknown() async {
        let (interactor, _) = await makeInteractors(ManualDatabase([.sample("Other")]))
        #expect(interactor.model == .error(.noListFound, nil))
    }

    @Test("has nothing before the lists are read")
    func unread() async {
        let (interactor, lists) = makeUnreadInteractors(ManualDatabase([groceries]))
        #expect(interactor.model == .none)
        lists.load()
        await work.settle()
        #expect(interactor.model == .some(groceries))
    }

    @Test("adds an item, newest first, and dates the list")
    func add() async {
        let (interactor, _) = await makeInteractors(ManualDatabase([groceries]))
        interactor.addItem(text: "Bread")
        await work.settle()
        #expect(interactor.model.value?.items.map(\.text) == ["Bread", "Milk", "Eggs"])
        #expect(interactor.model.value?.updated == .sample(60))
    }

    @Test("edits and deletes items")
    func editAndDelete() async {
        let (interactor, _) = await makeInteractors(ManualDatabase([groceries]))
        interactor.editItem(milk, text: "Oat milk")
        interactor.deleteItem(eggs.id)
        await work.settle()
        #expect(interactor.model.value?.items.map(\.text) == ["Oat milk"])
        #expect(interactor.model.value?.updated == .sample(61))
    }

    @Test("sets the completion to the current moment, or clears it")
    func toggle() async {
        let (interactor, _) = await makeInteractors(ManualDatabase([groceries]))
        interactor.toggleItem(milk)
        interactor.toggleItem(eggs)
        await work.settle()
        #expect(interactor.model.value?.items.map(\.completed) == [.sample(60), nil])
    }

    @Test("leaves an item as it was if it is toggled twice at once")
    func toggleTwice() async {
        let (interactor, _) = await makeInteractors(ManualDatabase([groceries]))
        interactor.toggleItem(milk)
        interactor.toggleItem(milk)
        await work.settle()
        #expect(interactor.model.value?.items == groceries.items)
    }

    @Test("reports a change that fails here, and not to all lists")
    func changeFailure() async {
        let database = ManualDatabase([groceries])
        let (interactor, lists) = await makeInteractors(database)
        database.failure = .locked
        interactor.addItem(text: "Bread")
        await work.settle()
        #expect(interactor.failedChanges.map(\.error) == [.locked])
        #expect(interactor.model == .some(groceries))
        #expect(lists.failedChanges.isEmpty)
    }

    @Test("only reads the lists again if someone else has deleted the item before")
    func deleteDeleted() async throws {
        let database = ManualDatabase([groceries])
        let (interactor, _) = await makeInteractors(database)
        let recorder = trackForLeaks(ModelRecorder(interactor))
        try database.withoutReport { try $0.deleteItems([milk.id], at: .sample(10)) }
        interactor.deleteItem(milk.id)
        await work.settle()
        #expect(interactor.model.value?.items == [eggs])
        #expect(recorder.models.allSatisfy { $0.failure == nil })
        #expect(interactor.failedChanges.isEmpty)
    }

    @Test("reports no failure for an item deleted twice, even if it is freed meanwhile")
    func deleteDeletedFreed() async {
        let database = ManualDatabase([groceries])
        let (first, lists) = await makeInteractors(database)
        var interactor: SingleListInteractor? = first
        _ = consume first
        let recorder = trackForLeaks(ModelRecorder(lists))
        interactor?.deleteItem(milk.id)
        interactor?.deleteItem(milk.id)
        interactor = nil
        await work.settle()
        #expect(lists.model.value?.first?.items == [eggs])
        #expect(recorder.models.allSatisfy { $0.failure == nil })
        #expect(lists.failedChanges.isEmpty)
    }

    @Test("reports that the lists cannot be read again, and keeps what it has")
    func loadFailure() async {
        let database = ManualDatabase([groceries])
        let (interactor, _) = await makeInteractors(database)
        database.failure = .locked
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(.locked, groceries))
    }

    @Test("starts with the list that is there even if the last reading failed")
    func opensAfterFailure() async {
        let database = ManualDatabase([groceries])
        let (_, lists) = await makeInteractors(database)
        database.failure = .locked
        lists.load()
        await work.settle()
        let interactor = trackForLeaks(SingleListInteractor(id: Self.id, lists: lists))
        #expect(interactor.model == .some(groceries))
    }

    @Test("leaves the failure of a change to all lists once it is freed")
    func freedBeforeFailure() async throws {
        let database = ManualDatabase([groceries])
        let (first, lists) = await makeInteractors(database)
        var interactor: SingleListInteractor? = first
        _ = consume first
        database.failure = .locked
        interactor?.addItem(text: "Bread")
        interactor = nil
        await work.settle()
        #expect(lists.failedChanges.map(\.change.itemText) == ["Bread"])
        #expect(lists.model == .some([groceries]))
    }

    @Test("reports that someone else has deleted the list, and keeps what it has")
    func deletedList() async throws {
        let database = ManualDatabase([groceries])
        let (interactor, _) = await makeInteractors(database)
        try database.kept.deleteLists([groceries.id])
        #expect(interactor.model == .error(.noListFound, groceries))
    }

    @Test("reports no change of another list")
    func otherList() async throws {
        let database = ManualDatabase([groceries])
        let (interactor, _) = await makeInteractors(database)
        let recorder = trackForLeaks(ModelRecorder(interactor))
        try database.kept.createNewList(.sample("Other"))
        #expect(recorder.models.isEmpty)
    }

    @Test("is freed at once, and its changes are made all the same")
    func freed() async throws {
        let database = ManualDatabase([groceries], gate: gate)
        let (first, lists) = makeUnreadInteractors(database)
        var interactor: SingleListInteractor? = first
        weak let observed = interactor
        _ = consume first
        interactor?.addItem(text: "A")
        interactor?.addItem(text: "B")
        let adding = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        adding.succeed()
        try await gate.next().succeed()
        await work.settle()
        #expect(lists.model.value?.first?.items.map(\.text) == ["B", "A", "Milk", "Eggs"])
    }

    private func makeUnreadInteractors(
        _ database: ManualDatabase, sourceLocation: SourceLocation = #_sourceLocation
    ) -> (SingleListInteractor, AllListsInteractor) {
        let lists = AllListsInteractor(database: database, work: work, stamps: .sample())
        let interactor = SingleListInteractor(id: Self.id, lists: lists)
        for object in [database, lists, interactor] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        return (interactor, lists)
    }

    private func makeInteractors(
        _ database: ManualDatabase, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> (SingleListInteractor, AllListsInteractor) {
        let (interactor, lists) = makeUnreadInteractors(database, sourceLocation: sourceLocation)
        lists.load()
        await work.settle()
        return (interactor, lists)
    }
}
