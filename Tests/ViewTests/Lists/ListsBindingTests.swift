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
@Suite("The binding of both list screens", .leakChecks, .endsWhenStuck)
struct ListsBindingTests {
    typealias AllLists = BoundLists<AllListsView, AllListsViewModel>
    typealias SingleList = BoundLists<SingleListView, SingleListViewModel>

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
    ]

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
    ]

    @Test(
        "The screen of all lists follows the view model only while bound, and catches up when rebound",
        arguments: 0..<7)
    func allLists(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: allListsChanges[change]) {
            let module = await makeAllLists()
            if change == 6 { module.viewModel.userTappedAddButton() }
            return module
        }
    }

    @Test(
        "The screen of a single list follows the view model only while bound, and catches up when rebound",
        arguments: 0..<8)
    func singleList(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: singleListChanges[change]) {
            let module = await makeSingleList()
            if change == 7 { module.viewModel.userTappedAddButton() }
            return module
        }
    }

    private func makeAllLists() async -> AllLists {
        await AllLists {
            AllListsViewModel(interactor: $0, localization: .sample)
        } view: {
            AllListsView(viewModel: $0)
        } setUp: {
            $0.setupViewModel()
        }
    }

    private func makeSingleList() async -> SingleList {
        await SingleList {
            SingleListViewModel(interactor: SingleListInteractor(id: UUID(named: "Groceries"), lists: $0))
        } view: {
            SingleListView(viewModel: $0)
        } setUp: {
            $0.setupViewModel()
        }
    }
}
