import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("All to-do lists with UIKit", .timeLimit(.minutes(1)))
struct AllListsViewControllerTests {
    private let books = ToDoList.named("Books", minute: 2, items: ["Emma"])
    private let food = ToDoList.named("Food", minute: 1)

    @Test("Each list has a row, and the list that was changed last comes first")
    func rows() async throws {
        let screen = await ListsScreen(food, books)
        let all = try screen.all()
        #expect(all.title == "To-Do Lists")
        #expect(all.collectionView.isInside(all.view))
        #expect(try all.texts() == ["Books (1 item)", "Food (0 items)"])
        #expect(try all.secondaryTexts() == ["Updated 1 Jan 1970 at 12:02", "Updated 1 Jan 1970 at 12:01"])
        #expect(try all.accessories(0) == [.disclosureIndicator])
        #expect(all.placeholder == nil)
    }

    @Test("A spinner is visible until the lists are read; without lists, a hint replaces it")
    func placeholders() async throws {
        let screen = ListsScreen(opening: [])
        let all = try screen.all()
        #expect(all.placeholder?.isLoading == true)
        #expect(all.placeholder?.text == "Loading lists")
        await screen.settle()
        #expect(all.placeholder?.isLoading == false)
        #expect(all.placeholder?.text == "No to-do lists yet")
        #expect(all.placeholder?.secondaryText == "Create your first list")
    }

    @Test("A new list is typed into a form, which stays open until the list is stored")
    func newList() async throws {
        let screen = await ListsScreen(food)
        let all = try screen.all()
        all.add?.tap()
        let form = try #require(screen.form)
        #expect(form.title == "New List")
        #expect(form.textField.placeholder == "List name")
        #expect(form.textField.text == "")
        try screen.finishForm("Books")
        #expect(screen.form === form)
        #expect(try all.texts() == ["Food (0 items)"])
        await screen.settle()
        #expect(screen.form == nil)
        #expect(try all.texts() == ["Books (0 items)", "Food (0 items)"])
        #expect(all.selectedIndex == 0)
    }

    @Test("The first list replaces the hint")
    func firstList() async throws {
        let screen = await ListsScreen()
        try screen.all().add?.tap()
        try screen.finishForm("Books")
        await screen.settle()
        #expect(try screen.all().texts() == ["Books (0 items)"])
        #expect(try screen.all().placeholder == nil)
    }

    @Test("A list is renamed after a swipe, and its row moves up")
    func rename() async throws {
        let screen = await ListsScreen(food, books)
        let all = try screen.all()
        #expect(all.collectionView.swipeActions(1).map(\.title) == ["Delete", "Rename"])
        #expect(all.collectionView.swipeActions(1).map(\.style) == [.destructive, .normal])
        all.collectionView.swipe(1, "Rename")
        #expect(screen.form?.title == "Rename")
        #expect(screen.form?.textField.placeholder == "List name")
        #expect(screen.form?.textField.text == "Food")
        try screen.finishForm("Cake")
        await screen.settle()
        #expect(try all.texts() == ["Cake (0 items)", "Books (1 item)"])
    }

    @Test("A list is deleted after a swipe and a confirmation, when the deletion is stored")
    func delete() async throws {
        let screen = await ListsScreen(food, books)
        let all = try screen.all()
        #expect(all.collectionView.swipe(0, "Delete") == false)
        #expect(try screen.alert().title == "Delete Books")
        #expect(
            try screen.alert().message
                == "Are you sure you want to delete your to-do list titled Books? 1 item will be deleted with it.")
        #expect(try screen.alert().actions.map(\.title) == ["Delete", "Cancel"])
        #expect(try screen.alert().actions.map(\.style) == [.destructive, .cancel])
        try screen.alert().tap("Cancel")
        await screen.settle()
        #expect(try all.texts().count == 2)
        all.collectionView.swipe(0, "Delete")
        try screen.alert().tap("Delete")
        #expect(try all.texts().count == 2)
        await screen.settle()
        #expect(try all.texts() == ["Food (0 items)"])
        all.collectionView.swipe(0, "Delete")
        try screen.alert().tap("Delete")
        await screen.settle()
        #expect(all.placeholder?.text == "No to-do lists yet")
    }

    @Test("The view model is notified of Cancel, so that a later Delete deletes nothing")
    func cancelledDeletion() async throws {
        let screen = await ListsScreen(food)
        let all = try screen.all()
        all.collectionView.swipe(0, "Delete")
        let alert = try screen.alert()
        alert.tap("Cancel")
        alert.tap("Delete")
        await screen.settle()
        #expect(try all.texts().count == 1)
    }

    @Test("A swipe acts on the swiped row, even if the row has moved")
    func movedRow() async throws {
        let screen = await ListsScreen(food, books)
        let all = try screen.all()
        let delete = try #require(all.collectionView.swipeActions(0).first)
        screen.home.renameList(food, to: "Cake")
        await screen.settle()
        #expect(try all.texts() == ["Cake (0 items)", "Books (1 item)"])
        delete.handler(delete, all.collectionView) { _ in }
        #expect(try screen.alert().title == "Delete Books")
    }

    @Test("A tap opens the list, and changes made there are visible on the way back")
    func open() async throws {
        let screen = await ListsScreen(food, books)
        let all = try screen.all()
        all.collectionView.tap(1)
        #expect(all.selectedIndex == nil)
        let single = try screen.single()
        #expect(single.title == "Food")
        single.add?.tap()
        try screen.finishForm("Cake")
        await screen.settle()
        screen.navigationController.popViewController(animated: false)
        #expect(try all.texts() == ["Food (1 item)", "Books (1 item)"])
    }

    @Test("The last of many lists moves to the top when it is renamed")
    func manyChanges() async throws {
        let lists = (0..<120).map { ToDoList.named("List \($0)", minute: -$0) }
        let screen = ListsScreen(opening: lists)
        await screen.settle()
        let all = try screen.all()
        #expect(try all.texts().first == "List 0 (0 items)")
        all.collectionView.recycle()
        _ = all.collectionView.shownCell(119)
        screen.home.renameList(lists[119], to: "Other")
        await screen.settle()
        #expect(try all.texts().first == "Other (0 items)")
        #expect(try all.texts().count == 120)
    }
}
