import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("A to-do list with UIKit", .timeLimit(.minutes(1)))
struct SingleListViewControllerTests {
    private let food = ToDoList.named("Food", items: ["Milk", "Cake"])

    @Test("Each item has a row")
    func rows() async throws {
        let single = try await ListsScreen(of: food).single()
        #expect(single.title == "Food")
        #expect(try single.texts() == ["Milk", "Cake"])
        #expect(try single.accessories(0) == [])
        #expect(try single.colors() == [.label, .label])
        #expect(single.placeholder == nil)
    }

    @Test("A tap marks an item as done in its cell, and another tap reopens the item")
    func toggle() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        let cell = single.collectionView.shownCell(1)
        single.collectionView.tap(1)
        #expect(single.selectedIndex == nil)
        await screen.settle()
        #expect(single.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(try single.accessories(1) == [.checkmark])
        #expect(try single.colors() == [.label, .secondaryLabel])
        single.collectionView.tap(1)
        await screen.settle()
        #expect(try single.accessories(1) == [])
        #expect(try single.colors() == [.label, .label])
    }

    @Test("A new item is typed into a form, and is selected when it is stored")
    func newItem() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        single.add?.tap()
        #expect(screen.form?.title == "New Item")
        #expect(screen.form?.textField.placeholder == "What needs to be done")
        try screen.finishForm("Tea")
        await screen.settle()
        #expect(screen.form == nil)
        #expect(try single.texts() == ["Tea", "Milk", "Cake"])
        #expect(single.selectedIndex == 0)
    }

    @Test("An item is edited after a swipe")
    func edit() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        single.collectionView.swipe(1, "Edit")
        #expect(screen.form?.title == "Edit")
        #expect(screen.form?.textField.placeholder == "What needs to be done")
        #expect(screen.form?.textField.text == "Cake")
        try screen.finishForm("Bread")
        await screen.settle()
        #expect(try single.texts() == ["Milk", "Bread"])
    }

    @Test("A cancelled form changes nothing, and a new form can be opened")
    func cancel() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        single.add?.tap()
        screen.form?.textField.text = "Tea"
        screen.form?.navigationItem.leftBarButtonItem?.tap()
        #expect(screen.form == nil)
        await screen.settle()
        #expect(try single.texts() == ["Milk", "Cake"])
        single.add?.tap()
        #expect(screen.form?.textField.text == "")
    }

    @Test("The form's field has a label and is focused immediately, and the form cannot be swiped away")
    func form() async throws {
        let screen = try await ListsScreen(of: food)
        try screen.single().add?.tap()
        let form = try #require(screen.form)
        #expect(form.textField.isInside(form.view))
        #expect(form.textField.isFirstResponder)
        #expect(form.textField.accessibilityLabel == "New Item")
        #expect(form.navigationController?.isModalInPresentation == true)
    }

    @Test("The rows do not change while a form is open, and are updated when the form closes")
    func rowsStandStill() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        single.collectionView.swipe(0, "Edit")
        try screen.database.createNewItem(
            ToDoItem(id: UUID(), text: "Tea", created: .noon(5)), inList: food.id, at: .noon(5))
        #expect(try single.texts() == ["Milk", "Cake"])
        try screen.finishForm("Bread")
        await screen.settle()
        #expect(try single.texts() == ["Tea", "Bread", "Cake"])
    }

    @Test("An item is deleted after a swipe, and the undo button restores it")
    func deleteAndUndo() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        #expect(single.collectionView.swipeActions(0).map(\.title) == ["Delete", "Edit"])
        #expect(single.collectionView.swipeActions(0).map(\.style) == [.destructive, .normal])
        #expect(single.undo?.isEnabled == false)
        #expect(single.collectionView.swipe(0, "Delete") == false)
        #expect(try single.texts() == ["Milk", "Cake"])
        await screen.settle()
        #expect(try single.texts() == ["Cake"])
        #expect(single.undo?.isEnabled == true)
        single.undo?.tap()
        await screen.settle()
        #expect(try single.texts() == ["Milk", "Cake"])
        #expect(single.undo?.isEnabled == false)
        #expect(single.selectedIndex == 0)
    }

    @Test("A hint is visible until the lists are read, and then the items are")
    func unread() async throws {
        let screen = ListsScreen(opening: [food])
        SingleListCoordinator(lists: screen.home, navigationController: screen.navigationController).start(food.id)
        #expect(try screen.single().placeholder?.text == "No items yet")
        await screen.settle()
        #expect(try screen.single().texts() == ["Milk", "Cake"])
        #expect(try screen.single().placeholder == nil)
    }

    @Test("A list without items shows a hint")
    func noItems() async throws {
        let screen = try await ListsScreen(of: .named("Food", items: ["Milk"]))
        let single = try screen.single()
        single.collectionView.swipe(0, "Delete")
        await screen.settle()
        #expect(single.placeholder?.text == "No items yet")
        #expect(single.placeholder?.secondaryText == "Add the first item")
        single.undo?.tap()
        await screen.settle()
        #expect(single.placeholder == nil)
        screen.navigationController.popViewController(animated: false)
        await screen.settle()
        try await #expect(ListsScreen(of: .named("Empty")).single().placeholder?.text == "No items yet")
    }

    @Test("A recycled cell shows only its new item")
    func recycledCell() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        single.collectionView.tap(0)
        await screen.settle()
        let cell = single.collectionView.shownCell(0)
        single.collectionView.recycle()
        #expect(single.collectionView.shownCell(1) === cell)
        #expect(try single.accessories(1) == [])
        #expect(try single.texts() == ["Milk", "Cake"])
    }
}
