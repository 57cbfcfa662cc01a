import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("A change to lists", .leakChecks, .endsWhenStuck)
struct ListsSavingTests {
    private let milk = ToDoItem.sample("Milk", at: 2)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk, .sample("Eggs", at: 1, done: 5)])
    }

    @Test("A change to lists becomes visible when it is stored, and not before", arguments: Change.allCases)
    private func stored(change: Change) async throws {
        let (module, before) = try await makeModule(change)
        change.make(in: module)
        let asked = try #require(change.saving(in: module).changeInStore)
        #expect(module.shown == before)
        await module.work.settle()
        #expect(change.saving(in: module) == .stored(asked))
        #expect(module.shown == change.outcome && module.stored == change.outcome)
    }

    @Test(
        "A failed change to lists is retried unchanged until it is stored or given up",
        arguments: Change.allCases, [true, false])
    private func failed(change: Change, isWanted: Bool) async throws {
        let (module, before) = try await makeModule(change)
        module.database.failure = .locked
        await module.settle(change.make)
        let asked = try #require(change.saving(in: module).failedChange)
        for _ in 1...2 { await module.settle(change.retry) }
        #expect(change.saving(in: module) == .failed(asked, .locked))
        #expect(module.shown == before && module.stored == before)
        if !isWanted { change.isOfAllLists ? module.lists.giveUp() : module.single.giveUp() }
        module.database.failure = nil
        for _ in 1...2 { await module.settle(change.retry) }
        #expect(change.saving(in: module) == (isWanted ? .stored(asked) : .none))
        let outcome = isWanted ? change.outcome : before
        #expect(module.shown == outcome && module.stored == outcome)
        #expect(module.single.canUndo == (change == (isWanted ? .deleteItem : .undo)))
    }

    @Test(
        "A retry re-creates a list that someone else has deleted, if the change needs the list",
        arguments: Change.allCases)
    private func deletedList(change: Change) async throws {
        let (module, _) = try await makeModule(change)
        try module.database.withoutReport { $0.deleteLists([groceries.id]) }
        #expect(await retryErrors(of: change, in: module) == change.errorsOfDeletedList)
        let outcome = change.outcome.filter { !change.errorsOfDeletedList.isEmpty || !$0.hasPrefix("Groceries") }
        #expect(module.stored == outcome && module.shown == outcome)
        #expect(module.single.canUndo == (change == .deleteItem))
    }

    @Test(
        "If someone else has deleted an item, a retry re-creates it in its old place, with the change applied",
        arguments: [Change.editItem, .toggleItem])
    private func deletedItem(change: Change) async throws {
        let (module, _) = try await makeModule(change)
        try module.database.withoutReport { $0.deleteItems([milk.id], at: .sample(9)) }
        #expect(await retryErrors(of: change, in: module) == [.noItemFound])
        #expect(module.stored == change.outcome && module.shown == change.outcome)
    }

    /// Returns a module in which `change` can be made, and the lists before the change.
    private func makeModule(_ change: Change) async throws -> (ListsModule, [String]) {
        let module = await ListsModule.loaded(groceries)
        if change == .undo { await module.settle { $0.single.deleteItem(milk) } }
        return (module, module.stored)
    }

    /// Makes `change`, and retries it until it is stored; returns the errors.
    private func retryErrors(of change: Change, in module: ListsModule) async -> [DatabaseError] {
        await module.settle(change.make)
        var errors: [DatabaseError] = []
        while let error = change.saving(in: module).failure, errors.count < 9 {
            errors.append(error)
            #expect(module.shown == module.stored)
            await module.settle(change.retry)
        }
        return errors
    }

    /// A change to a list of two items: Milk is open, and Eggs is done.
    @MainActor
    private enum Change: CaseIterable {
        case createList, renameList, deleteList, addItem, editItem, toggleItem, deleteItem, undo

        /// The lists after the change.
        nonisolated var outcome: [String] {
            switch self {
            case .createList: ["Books 60.0 []", "Groceries 0.0 [Milk, Eggs ✓]"]
            case .renameList: ["Food 60.0 [Milk, Eggs ✓]"]
            case .deleteList: []
            case .addItem: ["Groceries 60.0 [Bread, Milk, Eggs ✓]"]
            case .editItem: ["Groceries 60.0 [Oat milk, Eggs ✓]"]
            case .toggleItem: ["Groceries 60.0 [Milk ✓, Eggs ✓]"]
            case .deleteItem: ["Groceries 60.0 [Eggs ✓]"]
            case .undo: ["Groceries 61.0 [Milk, Eggs ✓]"]
            }
        }

        /// The errors of the failed attempts before the change succeeds, if someone else has deleted the list.
        nonisolated var errorsOfDeletedList: [DatabaseError] {
            switch self {
            case .createList, .deleteList, .deleteItem: []
            case .renameList, .addItem, .undo: [.noListFound]
            case .editItem, .toggleItem: [.noItemFound, .noListFound]
            }
        }

        nonisolated var isOfAllLists: Bool { [.createList, .renameList, .deleteList].contains(self) }

        func saving(in module: ListsModule) -> ListsSaving {
            isOfAllLists ? module.lists.saving : module.single.saving
        }

        func make(in module: ListsModule) {
            guard let list = module.single.model.value, let item = list.items.first else { return }
            switch self {
            case .createList: module.lists.createList(name: "Books")
            case .renameList: module.lists.renameList(list, to: "Food")
            case .deleteList: module.lists.deleteList(list)
            case .addItem: module.single.addItem(text: "Bread")
            case .editItem: module.single.editItem(item, text: "Oat milk")
            case .toggleItem: module.single.toggleItem(item)
            case .deleteItem: module.single.deleteItem(item)
            case .undo: module.single.undo()
            }
        }

        func retry(in module: ListsModule) { isOfAllLists ? module.lists.retry() : module.single.retry() }
    }
}
