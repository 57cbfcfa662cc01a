import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("What the outputs of lists tell of failed changes", .leakChecks, .endsWhenStuck)
struct FailedChangesOutputTests {
    private let milk = ToDoItem.sample("Milk", at: 3)
    private let groceries: ToDoList

    init() {
        groceries = .sample("Groceries", items: [milk])
    }

    @Test("What an item's failed change would lose is told once, and again when nothing is lost")
    func unsavedItem() async throws {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        _ = await module.outputs { $0.userFinishedEditingNewItem(text: "Tea") }
        try module.database.kept.updateList(groceries.id, name: "Food", at: .sample(9))
        #expect(module.unsaved == [["The new item “Tea” will be lost."]])
        module.database.failure = nil
        _ = await module.outputs { _ in module.tapAgain() }
        #expect(module.unsaved == [["The new item “Tea” will be lost."], []])
    }

    @Test("What a list's failed change would lose is told once, and again when nothing is lost")
    func unsavedList() async throws {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 0, newName: "Food") }
        try module.database.kept.createNewList(.sample("Chores"))
        let lost = "The new name “Food” of the list “Groceries” will be lost."
        #expect(module.unsaved == [[lost]])
        module.database.failure = nil
        _ = await module.outputs { _ in module.tapAgain() }
        #expect(module.unsaved == [[lost], []])
    }

    @Test("The items of a new list that the user gives up would be lost with it", arguments: [1, 2])
    func givenUpItems(count: Int) async throws {
        let lists = await AllListsModule.loaded([])
        lists.database.failure = .locked
        lists.inputs.userFinishedEditingNewList(name: "Books")
        let id = try #require(lists.newRow)
        let interactor = trackForLeaks(SingleListInteractor(id: id, lists: lists.interactor))
        let viewModel = trackForLeaks(SingleListViewModel(interactor: interactor))
        var unsaved: [[String]] = []
        viewModel.displayUnsavedChanges = { unsaved.append($0) }
        viewModel.viewDidLoad()
        for number in 0..<count { viewModel.userFinishedEditingNewItem(text: "\(number)") }
        await lists.settle()
        lists.dismissAlert()
        await lists.settle()
        let items = count == 1 ? "1 item" : "2 items"
        #expect(unsaved.last == ["\(items) of the list “Books” will be lost."])
    }

    @Test("The alert of an item's change on a closed screen says what OK does, and anew once the list is gone")
    func consequence() async throws {
        let lists = await AllListsModule.loaded([groceries])
        var closed: SingleListInteractor? = trackForLeaks(
            SingleListInteractor(id: groceries.id, lists: lists.interactor))
        lists.database.failure = .locked
        closed?.addItem(text: "Tea")
        closed = nil
        await lists.settle()
        let kept = "If you press OK, “Tea” waits in its field until you open “Groceries” again."
        #expect(lists.alert?.message.hasSuffix(" \(kept)") == true && lists.withdrawn.isEmpty)
        try lists.database.kept.deleteLists([groceries.id])
        #expect(lists.alert?.message.hasSuffix(" If you press OK, “Tea” is discarded.") == true)
        #expect(lists.withdrawn == [lists.alert?.failedChange])
    }

    @Test("The alert of an item's change in a list that is gone already is told once")
    func consequenceInGoneList() async throws {
        let lists = await AllListsModule.loaded([groceries])
        var closed: SingleListInteractor? = trackForLeaks(
            SingleListInteractor(id: groceries.id, lists: lists.interactor))
        try lists.database.withoutReport { try $0.deleteLists([groceries.id]) }
        closed?.addItem(text: "Tea")
        closed = nil
        await lists.settle()
        #expect(lists.alert?.message.hasSuffix(" If you press OK, “Tea” is discarded.") == true)
        #expect(lists.withdrawn.isEmpty)
    }

    @Test("The alert of a deletion says which texts are lost by trying again")
    func consequenceOfDeletion() async throws {
        let lists = await AllListsModule.loaded([groceries])
        var closed: SingleListInteractor? = trackForLeaks(
            SingleListInteractor(id: groceries.id, lists: lists.interactor))
        lists.database.failure = .locked
        for text in ["Tea", "Bread"] { closed?.addItem(text: text) }
        closed = nil
        await lists.settle()
        for _ in 0..<2 { lists.dismissAlert() }
        lists.interactor.deleteList(groceries.id)
        await lists.settle()
        #expect(lists.alert?.message.hasSuffix("If you try again, “Tea”, “Bread” will be lost, too.") == true)
    }

    @Test("The alert of an item in a list that the user has given up offers to create the list again")
    func itemOfGivenUpList() async throws {
        let lists = await AllListsModule.loaded([])
        lists.database.failure = .locked
        lists.inputs.userFinishedEditingNewList(name: "Books")
        let id = try #require(lists.newRow)
        var closed: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: id, lists: lists.interactor))
        await lists.settle()
        lists.dismissAlert()
        lists.database.failure = nil
        closed?.addItem(text: "Emma")
        closed = nil
        await lists.settle()
        #expect(lists.alert?.title == "List not saved" && lists.alert?.again?.label == "Create Again")
        _ = await lists.outputs { _ in lists.tapAgain() }
        #expect(lists.rows.map(\.itemCount) == ["(1 item)"])
    }

    @Test("The alert of a new list says what is given up, unless its screen is open", arguments: [true, false])
    func consequenceOfNewList(isOpen: Bool) async throws {
        let lists = await AllListsModule.loaded([])
        lists.database.failure = .locked
        lists.inputs.userFinishedEditingNewList(name: "Books")
        let id = try #require(lists.newRow)
        var screen: SingleListInteractor? = trackForLeaks(SingleListInteractor(id: id, lists: lists.interactor))
        screen?.addItem(text: "Emma")
        if !isOpen { screen = nil }
        await lists.settle()
        let consequence = "If you press OK, you give up its items, too."
        #expect(lists.alert?.message.hasSuffix(consequence) == !isOpen)
        #expect((screen != nil) == isOpen)
    }

    @Test("The alert of an item's change that is made again without an answer is withdrawn")
    func withdrawnItemAlert() async {
        let module = await SingleListModule.loaded(groceries)
        module.database.failure = .locked
        _ = await module.outputs { $0.userFinishedEditingExistingItem(at: 0, newText: "Oat milk") }
        #expect(module.withdrawn.isEmpty)
        module.database.failure = nil
        _ = await module.outputs { $0.userFinishedEditingExistingItem(at: 0, newText: "Soy milk") }
        #expect(module.withdrawn == [module.alert?.failedChange])
        #expect(module.rows.map(\.text) == ["Soy milk"])
    }

    @Test("The alert of a list's change that is made again without an answer is withdrawn")
    func withdrawnListAlert() async {
        let module = await AllListsModule.loaded([groceries])
        module.database.failure = .locked
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 0, newName: "Food") }
        #expect(module.withdrawn.isEmpty)
        module.database.failure = nil
        _ = await module.outputs { $0.userFinishedEditingExistingList(at: 0, newName: "Meals") }
        #expect(module.withdrawn == [module.alert?.failedChange])
        #expect(module.rows.map(\.name) == ["Meals"])
    }

    @Test("The name of a list that was given up is withdrawn when its screen creates the list again")
    func withdrawnName() async throws {
        let lists = await AllListsModule.loaded([groceries])
        lists.database.failure = .locked
        lists.inputs.userFinishedEditingNewList(name: "Books")
        let id = try #require(lists.newRow)
        let interactor = trackForLeaks(SingleListInteractor(id: id, lists: lists.interactor))
        await lists.settle()
        lists.dismissAlert()
        await lists.settle()
        #expect(lists.rows.map(\.name) == ["Groceries"] && lists.withdrawnNames.isEmpty)
        lists.database.failure = nil
        interactor.createAgain()
        await lists.settle()
        #expect(lists.rows.map(\.name) == ["Books", "Groceries"] && lists.withdrawnNames == [id])
    }
}
