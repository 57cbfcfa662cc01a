import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of all lists", .leakChecks, .endsWhenStuck)
struct AllListsInteractorTests {
    private let gate = ManualDatabase.Gate()
    private let work = Work()
    private let groceries = ToDoList.sample("Groceries", at: 2, items: [.sample("Milk")])
    private let chores = ToDoList.sample("Chores", at: 1)

    @Test("reads the lists, last changed first")
    func load() async {
        let interactor = makeInteractor(ManualDatabase([chores, groceries]))
        #expect(interactor.model == .none)
        interactor.load()
        #expect(interactor.model == .loading(nil))
        await work.settle()
        #expect(interactor.model == .some([groceries, chores]))
    }

    @Test("fails to read the lists, and reads them the next time")
    func loadFailure() async {
        let database = ManualDatabase([groceries])
        database.failure = .locked
        let interactor = await makeLoadedInteractor(database)
        #expect(interactor.model == .error(.locked, nil))
        database.failure = nil
        interactor.load()
        await work.settle()
        #expect(interactor.model == .some([groceries]))
    }

    @Test("keeps the lists it has if it fails to read them again")
    func reloadFailure() async {
        let database = ManualDatabase([groceries])
        let interactor = await makeLoadedInteractor(database)
        database.failure = .locked
        interactor.load()
        #expect(interactor.model == .loading([groceries]))
        await work.settle()
        #expect(interactor.model == .error(.locked, [groceries]))
    }

    @Test("dates a new list by its clock and puts it first")
    func create() async {
        let interactor = await makeLoadedInteractor(ManualDatabase([groceries]))
        interactor.createList(name: "Books")
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["Books", "Groceries"])
        #expect(interactor.model.value?.first?.updated == .sample(60))
    }

    @Test("puts a new list first even above one that changed at the same moment")
    func sameMoment() async {
        let interactor = await makeLoadedInteractor(ManualDatabase([.sample("Food", at: 60)]))
        interactor.createList(name: "Books")
        #expect(interactor.model.value?.map(\.updated) == [.sample(60), .sample(60)])
        #expect(interactor.model.value?.map(\.name) == ["Books", "Food"])
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["Books", "Food"])
    }

    @Test("renames a list, which then comes first, and deletes one")
    func renameAndDelete() async {
        let interactor = await makeLoadedInteractor(ManualDatabase([groceries, chores]))
        interactor.renameList(chores, to: "Work")
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["Work", "Groceries"])
        interactor.deleteList(groceries.id)
        await work.settle()
        #expect(interactor.model.value?.map(\.id) == [chores.id])
    }

    @Test("only reads the lists again if someone else has deleted the list before")
    func deleteDeleted() async throws {
        let database = ManualDatabase([groceries, chores])
        let interactor = await makeLoadedInteractor(database)
        try database.withoutReport { try $0.deleteLists([chores.id]) }
        interactor.deleteList(chores.id)
        await work.settle()
        #expect(interactor.model == .some([groceries]))
    }

    @Test("shows a change while it is being saved, and once it is")
    func saving() async throws {
        let interactor = makeInteractor(ManualDatabase([groceries], gate: gate))
        interactor.load()
        try await gate.next().succeed()
        await work.settle()
        interactor.createList(name: "Books")
        let creating = try await gate.next()
        #expect(interactor.model.value?.map(\.name) == ["Books", "Groceries"])
        let recorder = trackForLeaks(ModelRecorder(interactor))
        creating.succeed()
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["Books", "Groceries"])
        #expect(recorder.models.isEmpty)
    }

    @Test("makes changes one after the other, in the order of the calls")
    func order() async throws {
        let interactor = makeInteractor(ManualDatabase([groceries], gate: gate))
        interactor.createList(name: "A")
        interactor.renameList(groceries, to: "B")
        interactor.deleteList(groceries.id)
        let calls: [ManualDatabase.Call] = [
            .createNewList(name: "A"), .updateList(name: "B"), .deleteLists([groceries.id]),
        ]
        for (index, call) in calls.enumerated() {
            let change = try await gate.next()
            #expect(change.question == call)
            #expect(gate.questions.count == index + 1)
            change.succeed()
        }
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["A"])
    }

    @Test("reports a change that fails, keeps a new list with it, and makes the changes that wait behind it")
    func changeFailure() async throws {
        let interactor = makeInteractor(ManualDatabase([groceries], gate: gate))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await gate.next().succeed()
        await work.settle()
        interactor.createList(name: "A")
        interactor.createList(name: "B")
        try await gate.next().answer(.failure(.locked))
        try await gate.next().succeed()
        await work.settle()
        #expect(interactor.failedChanges.map(\.error) == [.locked])
        #expect(recorder.models.allSatisfy { $0.failure == nil })
        #expect(interactor.model.value?.map(\.name) == ["B", "A", "Groceries"])
        interactor.failedChanges.first.map { interactor.giveUp($0) }
        #expect(interactor.model.value?.map(\.name) == ["B", "Groceries"])
    }

    @Test("reports each change once")
    func changes() async {
        let interactor = makeInteractor(ManualDatabase([groceries]))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        await work.settle()
        interactor.deleteList(groceries.id)
        await work.settle()
        #expect(recorder.models == [.loading(nil), .some([groceries]), .some([])])
    }

    @Test("takes over what others change")
    func others() async throws {
        let database = ManualDatabase([groceries])
        let interactor = await makeLoadedInteractor(database)
        try database.kept.createNewList(chores)
        #expect(interactor.model == .some([groceries, chores]))
    }

    @Test("ignores an answer that is older than a report", arguments: [true, false])
    func lateAnswer(succeeds: Bool) async throws {
        let database = ManualDatabase([groceries], gate: gate)
        let interactor = makeInteractor(database)
        interactor.load()
        let reading = try await gate.next()
        try database.kept.createNewList(chores)
        reading.answer(succeeds ? .success(()) : .failure(.locked))
        await work.settle()
        #expect(interactor.model == .some([groceries, chores]))
    }

    @Test("ignores the answer to a load that another has replaced", arguments: [true, false])
    func replaced(isLate: Bool) async throws {
        let interactor = makeInteractor(ManualDatabase([groceries], gate: gate))
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        let old = try await gate.next()
        interactor.load()
        let new = try await gate.next()
        if !isLate { old.answer(.failure(.locked)) }
        new.succeed()
        if isLate { old.answer(.failure(.locked)) }
        await work.settle()
        #expect(recorder.models == [.loading(nil), .some([groceries])])
    }

    @Test("is freed while it waits for the database")
    func freed() async throws {
        var interactor: AllListsInteractor? = makeInteractor(ManualDatabase(gate: gate))
        weak let observed = interactor
        interactor?.createList(name: "A")
        let creating = try await gate.next()
        interactor = nil
        #expect(observed == nil)
        creating.succeed()
        await work.settle()
    }

    private func makeInteractor(
        _ database: ManualDatabase, sourceLocation: SourceLocation = #_sourceLocation
    ) -> AllListsInteractor {
        let interactor = AllListsInteractor(database: database, work: work, stamps: .sample())
        for object in [database, database.kept, interactor] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        return interactor
    }

    private func makeLoadedInteractor(
        _ database: ManualDatabase, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> AllListsInteractor {
        let interactor = makeInteractor(database, sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }
}
