import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of all lists", .leakChecks, .endsWhenStuck)
struct AllListsInteractorTests {
    private let groceries = ToDoList.sample("Groceries", at: 2, items: [.sample("Milk")])
    private let chores = ToDoList.sample("Chores", at: 1)

    @Test("All lists are read, most recently changed first, and are kept while a second reading runs or fails")
    func load() async {
        let module = ListsModule([chores, groceries])
        #expect(module.lists.model == .none)
        await module.settle { $0.lists.load() }
        #expect(module.lists.model == .some([groceries, chores]))
        module.database.failure = .locked
        module.lists.load()
        #expect(module.lists.model == .loading([groceries, chores]))
        await module.work.settle()
        #expect(module.lists.model == .error(.locked, [groceries, chores]))
    }

    @Test("After a change fails because the database is locked, the lists are not read again")
    func failedChange() async {
        let module = await ListsModule.loaded(groceries)
        module.database.failure = .locked
        await module.settle { $0.lists.deleteList(groceries) }
        #expect(module.database.calls == [.getAllToDoLists, .deleteLists([groceries.id])])
    }

    @Test("The interactor of all lists notifies listeners once of each change, and once of each step of storing it")
    func updates() async {
        let module = ListsModule([groceries])
        let recorder = trackForLeaks(ModelRecorder(module.lists))
        await module.settle { $0.lists.load() }
        #expect(recorder.models == [.loading(nil), .some([groceries])])
        await module.settle { $0.lists.deleteList(groceries) }
        #expect(recorder.models.dropFirst(2) == [.some([groceries]), .some([]), .some([])])
    }

    @Test("An answer with the lists is ignored if the database has since reported a change", arguments: [true, false])
    func lateAnswer(succeeds: Bool) async throws {
        let module = ListsModule([groceries], isGated: true)
        module.lists.load()
        let reading = try await module.gate.next()
        try module.database.kept.createNewList(chores)
        reading.answer(succeeds ? .success(()) : .failure(.locked))
        await module.work.settle()
        #expect(module.lists.model == .some([groceries, chores]))
    }

    @Test("The answer to a replaced request for the lists is ignored", arguments: [true, false])
    func replaced(isLate: Bool) async throws {
        let module = ListsModule([groceries], isGated: true)
        module.lists.load()
        let old = try await module.gate.next()
        module.lists.load()
        let new = try await module.gate.next()
        let recorder = trackForLeaks(ModelRecorder(module.lists))
        for request in isLate ? [new, old] : [old, new] {
            request.answer(request === new ? .success(()) : .failure(.locked))
        }
        await module.work.settle()
        #expect(recorder.models == [.some([groceries])])
    }
}
