import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

@MainActor
@Suite("The binding of both screens of lists", .leakChecks, .endsWhenStuck)
struct ListsBindingTests {
    typealias AllLists = BoundLists<AllListsView, AllListsViewModel>
    typealias SingleList = BoundLists<SingleListView, SingleListViewModel>

    private nonisolated static let allListsOutputs: AllLists.Outputs = [
        "title": { $0.title = nil }, "displayLists": { $0.displayLists = nil },
        "removeListAtIndex": { $0.removeListAtIndex = nil }, "insertListAtIndex": { $0.insertListAtIndex = nil },
        "selectRow": { $0.selectRow = nil }, "showNewListCreationModal": { $0.showNewListCreationModal = nil },
        "showForm": { $0.showForm = nil }, "closeForm": { $0.closeForm = nil },
        "showDeleteConfirmation": { $0.showDeleteConfirmation = nil }, "displayStoring": { $0.displayStoring = nil },
        "displayAlert": { $0.displayAlert = nil }, "displayProblem": { $0.displayProblem = nil },
    ]

    private nonisolated static let singleListOutputs: SingleList.Outputs = [
        "title": { $0.title = nil }, "displayItems": { $0.displayItems = nil },
        "insertItemAtIndex": { $0.insertItemAtIndex = nil }, "updateItemAtIndex": { $0.updateItemAtIndex = nil },
        "removeItemAtIndex": { $0.removeItemAtIndex = nil }, "selectRow": { $0.selectRow = nil },
        "showNewItemForm": { $0.showNewItemForm = nil }, "showForm": { $0.showForm = nil },
        "closeForm": { $0.closeForm = nil }, "displayUndo": { $0.displayUndo = nil },
        "displayStoring": { $0.displayStoring = nil }, "displayAlert": { $0.displayAlert = nil },
    ]

    /// The first seven show again in a view that is bound later; forms and questions are opened by an event.
    private let allListsChanges: [@MainActor (AllLists) async throws -> Void] = [
        { try $0.database.kept.createNewList(.sample("New", at: 9)) },
        { try $0.database.kept.createNewItem(.sample(at: 9), inList: UUID(named: "Chores")) },
        { try $0.database.kept.updateList(UUID(named: "Chores"), name: "Work", at: .sample(9)) },
        { $0.database.kept.deleteLists([UUID(named: "Groceries")]) },
        {
            $0.database.failure = .locked
            $0.viewModel.userTappedReloadButton()
            await $0.finish()
        },
        { $0.viewModel.userFinishedEditingNewList(name: "New") },
        { $0.viewModel.userCancelledEditing() },
        { $0.viewModel.userTappedEditButton(at: 1) },
        { $0.viewModel.userTappedAddButton() },
        { $0.viewModel.userAttemptedToDeleteList(at: 0) },
        {
            $0.viewModel.userTappedAddButton()
            $0.viewModel.userFinishedEditingNewList(name: "New")
            await $0.finish()
        },
    ]

    /// The first eight show again in a view that is bound later.
    private let singleListChanges: [@MainActor (SingleList) async throws -> Void] = [
        { try $0.database.kept.updateList(UUID(named: "Groceries"), name: "Food", at: .sample(9)) },
        { try $0.database.kept.createNewItem(.sample("Tea", at: 9), inList: UUID(named: "Groceries")) },
        { try $0.database.kept.updateItem(UUID(named: "Eggs"), .text("Six eggs"), at: .sample(9)) },
        { try $0.database.kept.updateItem(UUID(named: "Eggs"), .completed(.sample(9)), at: .sample(9)) },
        { $0.database.kept.deleteItems([UUID(named: "Milk")], at: .sample(9)) },
        {
            $0.viewModel.userDeletedItem(at: 1)
            await $0.finish()
        },
        { $0.viewModel.userToggledItem(at: 0) },
        { $0.viewModel.userCancelledEditing() },
        { $0.viewModel.userTappedEditButton(at: 1) },
        { $0.viewModel.userTappedAddButton() },
        {
            $0.database.failure = .locked
            $0.viewModel.userToggledItem(at: 0)
            await $0.finish()
        },
        {
            $0.viewModel.userTappedAddButton()
            $0.viewModel.userFinishedEditingNewItem(text: "Tea")
            await $0.finish()
        },
    ]

    @Test(
        "The screen of all lists follows the view model only while bound, and catches up when rebound",
        arguments: 0..<7)
    func allLists(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: allListsChanges[change]) {
            let module = await makeAllLists()
            if change == 6 { module.viewModel.userTappedAddButton() }
            return module
        }
    }

    @Test(
        "The screen of a single list follows the view model only while bound, and catches up when rebound",
        arguments: 0..<8)
    func singleList(change: Int) async throws {
        try await expectBindingCarriesWhatShows(after: singleListChanges[change]) {
            let module = await makeSingleList()
            if change == 7 { module.viewModel.userTappedAddButton() }
            return module
        }
    }

    @Test(
        "The screen of all lists needs every output that it sets: without one, it misses a change",
        arguments: Self.allListsOutputs.keys.sorted())
    func allListsOutputs(name: String) async throws {
        try await expectCallIsNeeded(for: allListsChanges) { await makeAllLists(deafTo: $0 ? name : nil) }
    }

    @Test(
        "The screen of a single list needs every output that it sets: without one, it misses a change",
        arguments: Self.singleListOutputs.keys.sorted())
    func singleListOutputs(name: String) async throws {
        try await expectCallIsNeeded(for: singleListChanges) { await makeSingleList(deafTo: $0 ? name : nil) }
    }

    private func makeAllLists(deafTo output: String? = nil) async -> AllLists {
        await AllLists(Self.allListsOutputs, deafTo: output) { lists in
            let viewModel = AllListsViewModel(interactor: lists, localization: .sample)
            let view = AllListsView(viewModel: viewModel)
            return (viewModel, view, view.setupViewModel)
        }
    }

    private func makeSingleList(deafTo output: String? = nil) async -> SingleList {
        await SingleList(Self.singleListOutputs, deafTo: output) { lists in
            let list = SingleListInteractor(id: UUID(named: "Groceries"), lists: lists)
            let viewModel = SingleListViewModel(interactor: list)
            let view = SingleListView(viewModel: viewModel)
            return (viewModel, view, view.setupViewModel)
        }
    }
}
