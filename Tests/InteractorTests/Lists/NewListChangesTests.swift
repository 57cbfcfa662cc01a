import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Changes of a new list that is not saved yet", .leakChecks, .endsWhenStuck)
struct NewListChangesTests {
    private let module: SingleListModule
    private let books: ToDoList.ID
    private let interactor: SingleListInteractor

    /// Creates the list while the database is locked.
    init() async {
        module = await SingleListModule(.sample("Groceries"))
        module.database.failure = .locked
        books = module.lists.createList(name: "Books")
        interactor = SingleListInteractor(id: books, lists: module.lists)
        trackForLeaks(interactor)
    }

    @Test("become a part of the list if it cannot be created; it stays until the user decides")
    func newList() async throws {
        interactor.addItem(text: "Emma")
        await module.work.settle()
        let failed = try #require(module.lists.failedChanges.first)
        #expect(module.lists.failedChanges.count == 1 && interactor.failedChanges.isEmpty)
        #expect(interactor.model.value?.items.map(\.text) == ["Emma"])
        module.database.failure = nil
        module.lists.tryAgain(failed)
        await module.work.settle()
        #expect(module.database.kept.getAllToDoLists().first?.items.map(\.text) == ["Emma"])
    }

    @Test("create the list first if it could not be created")
    func newListBeforeItem() async {
        await module.work.settle()
        module.database.failure = nil
        interactor.addItem(text: "Emma")
        await module.work.settle()
        #expect(module.database.kept.getAllToDoLists().first?.items.map(\.text) == ["Emma"])
        #expect(module.lists.failedChanges.isEmpty && interactor.failedChanges.isEmpty)
    }

    @Test("can still be saved by creating the list again, after the user gave it up")
    func givenUpList() async throws {
        interactor.addItem(text: "Emma")
        await module.work.settle()
        module.lists.giveUp(try #require(module.lists.failedChanges.first))
        #expect(interactor.model.failure == .noListFound && interactor.reasonForGivingUp == .locked)
        module.database.failure = nil
        interactor.createAgain()
        await module.work.settle()
        #expect(module.database.kept.getAllToDoLists().first?.items.map(\.text) == ["Emma"])
        #expect(interactor.reasonForGivingUp == nil)
    }

    @Test("create the list as a new one if they are tried again after the user gave it up")
    func givenUpListWithItem() async throws {
        await module.work.settle()
        module.lists.giveUp(try #require(module.lists.failedChanges.first))
        module.database.failure = nil
        interactor.addItem(text: "Emma")
        await module.work.settle()
        module.database.failure = .locked
        interactor.tryAgain(try #require(interactor.failedChanges.first))
        await module.work.settle()
        #expect(module.lists.failedChanges.map(\.change.list) == [books] && interactor.failedChanges.isEmpty)
        #expect(module.lists.model.value?.first?.items.map(\.text) == ["Emma"])
    }
}
