import Binding
import Foundation
import Model
import TestDoubles
import TestKit
import Testing

@testable import Interactor

@MainActor
@Suite("Failed changes of lists", .leakChecks, .endsWhenStuck)
struct FailedListChangesTests {
    private let work = Work()
    private let groceries = ToDoList.sample("Groceries", at: 2, items: [.sample("Milk")])
    private let chores = ToDoList.sample("Chores", at: 1)

    @Test("wait in their order, and are made again with the same IDs and dates")
    func tryAgain() async throws {
        let database = ManualDatabase([groceries, chores])
        let interactor = await makeLoadedInteractor(database)
        database.failure = .locked
        let books = interactor.createList(name: "Books")
        interactor.renameList(groceries, to: "Food")
        interactor.deleteList(chores.id)
        await work.settle()
        let failed = interactor.failedChanges
        #expect(failed.map(\.error) == [.locked, .locked, .locked])
        database.failure = nil
        for change in failed { interactor.tryAgain(change) }
        #expect(interactor.failedChanges.isEmpty)
        await work.settle()
        let food = ToDoList.sample("Food", id: groceries.id, at: 61, items: groceries.items)
        #expect(interactor.model.value == [food, ToDoList.sample("Books", id: books, at: 60)])
        #expect(interactor.failedChanges.isEmpty)
    }

    @Test("are made once however often they are tried again")
    func tryAgainTwice() async throws {
        let database = ManualDatabase()
        let interactor = await makeLoadedInteractor(database)
        database.failure = .locked
        interactor.createList(name: "Books")
        await work.settle()
        let failed = try #require(interactor.failedChanges.first)
        database.failure = nil
        for _ in 0..<2 { interactor.tryAgain(failed) }
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["Books"])
        #expect(interactor.failedChanges.isEmpty)
    }

    @Test("are forgotten when they are given up")
    func giveUp() async throws {
        let database = ManualDatabase()
        let interactor = await makeLoadedInteractor(database)
        database.failure = .locked
        interactor.createList(name: "Books")
        await work.settle()
        interactor.giveUp(try #require(interactor.failedChanges.first))
        #expect(interactor.failedChanges.isEmpty)
    }

    @Test("are forgotten if they delete a list that is deleted again")
    func deletedAgain() async {
        let database = ManualDatabase([groceries])
        let interactor = await makeLoadedInteractor(database)
        database.failure = .locked
        interactor.deleteList(groceries.id)
        await work.settle()
        database.failure = nil
        interactor.deleteList(groceries.id)
        #expect(interactor.failedChanges.isEmpty)
        await work.settle()
        #expect(interactor.model.value == [] && interactor.failedChanges.isEmpty)
    }

    @Test("create a list again that someone else has deleted, with its items and the new name")
    func createAgain() async throws {
        let database = ManualDatabase([groceries, chores])
        let interactor = await makeLoadedInteractor(database)
        try database.withoutReport { try $0.deleteLists([groceries.id]) }
        interactor.renameList(groceries, to: "Food")
        await work.settle()
        #expect(interactor.model.value == [chores])
        let failed = try #require(interactor.failedChanges.first)
        #expect(failed.error == .noListFound)
        interactor.tryAgain(failed)
        await work.settle()
        let food = ToDoList.sample("Food", id: groceries.id, at: 60, items: groceries.items)
        #expect(interactor.model.value == [food, chores])
    }

    @Test("of a list that someone else has deleted are not made again before a new one: the user decides")
    func followedInVain() async throws {
        let database = ManualDatabase([groceries, chores])
        let interactor = await makeLoadedInteractor(database)
        try database.withoutReport { try $0.deleteLists([groceries.id]) }
        for name in ["Food", "Meals"] {
            interactor.renameList(groceries, to: name)
            await work.settle()
        }
        #expect(interactor.failedChanges.map(\.change.action) == [.renameList("Food"), .renameList("Meals")])
        #expect(interactor.model.value == [chores])
    }

    @Test("create a deleted list again as it stood last")
    func rememberedList() async throws {
        let database = ManualDatabase([groceries])
        let interactor = await makeLoadedInteractor(database)
        database.failure = .locked
        interactor.renameList(groceries, to: "Food")
        await work.settle()
        database.failure = nil
        try database.kept.createNewItem(.sample("Tea", at: 9), inList: groceries.id)
        try database.kept.deleteLists([groceries.id])
        for _ in 0..<2 {
            interactor.tryAgain(try #require(interactor.failedChanges.first))
            await work.settle()
        }
        #expect(interactor.model.value?.map(\.name) == ["Food"])
        #expect(interactor.model.value?.first?.items.map(\.text) == ["Tea", "Milk"])
    }

    @Test("of a list that someone else has deleted are made together, and those of another list are left")
    func together() async throws {
        let database = ManualDatabase([groceries, chores])
        let interactor = await makeLoadedInteractor(database)
        try database.withoutReport { try $0.deleteLists([groceries.id, chores.id]) }
        let item = ListsChange(.createItem(.sample("Tea")), inList: groceries.id, of: groceries, at: .sample(9))
        interactor.perform(item)
        interactor.renameList(groceries, to: "Food")
        interactor.renameList(chores, to: "Work")
        await work.settle()
        #expect(interactor.failedChanges.map(\.error) == [.noListFound, .noListFound, .noListFound])
        interactor.tryAgain(try #require(interactor.failedChanges.first))
        #expect(interactor.failedChanges.map(\.change.list) == [chores.id])
        await work.settle()
        #expect(interactor.model.value?.map(\.name) == ["Food"])
        #expect(interactor.model.value?.first?.items.map(\.text) == ["Tea", "Milk"])
    }

    private func makeLoadedInteractor(
        _ database: ManualDatabase, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> AllListsInteractor {
        let interactor = AllListsInteractor(database: database, work: work, stamps: .sample())
        for object in [database, interactor] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        interactor.load()
        await work.settle()
        return interactor
    }
}
