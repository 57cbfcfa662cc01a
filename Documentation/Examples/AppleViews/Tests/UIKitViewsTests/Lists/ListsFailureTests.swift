import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("To-do lists with UIKit and a failing database", .timeLimit(.minutes(1)))
struct ListsFailureTests {
    private let food = ToDoList.named("Food", items: ["Milk"])

    @Test("A failed change opens an alert and keeps the form's text; Try Again stores the text")
    func failedChange() async throws {
        let screen = await ListsScreen(food)
        try screen.all().add?.tap()
        screen.database.failure = .full
        try screen.finishForm("Books")
        await screen.settle()
        let alert = try screen.alert()
        #expect(alert.title == "Internal Error")
        #expect(alert.message?.contains("Not saved: the new list “Books”.") == true)
        #expect(alert.actions.map(\.title) == ["Try Again", "OK"])
        #expect(alert.actions.map(\.style) == [.default, .cancel])
        alert.tap("OK")
        #expect(screen.form?.textField.text == "Books")
        screen.form?.textField.sendActions(for: .primaryActionTriggered)
        await screen.settle()
        screen.database.failure = nil
        try screen.alert().tap("Try Again")
        await screen.settle()
        #expect(screen.form == nil)
        #expect(try screen.all().texts() == ["Books (0 items)", "Food (1 item)"])
    }

    @Test("While a change is stored, its form and list are locked, and a spinner names the change")
    func storing() async throws {
        let screen = await ListsScreen(food)
        let all = try screen.all()
        #expect(all.collectionView.isUserInteractionEnabled)
        #expect(all.navigationItem.rightBarButtonItems?.last?.customView === all.activityIndicator)
        all.add?.tap()
        let form = try #require(screen.form)
        screen.database.failure = .full
        try screen.finishForm("Books")
        #expect(!form.textField.isEnabled)
        #expect(form.navigationItem.leftBarButtonItem?.isEnabled == false)
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == false)
        #expect(!all.collectionView.isUserInteractionEnabled)
        #expect(all.activityIndicator.isAnimating)
        #expect(all.activityIndicator.accessibilityLabel == "the new list “Books”")
        await screen.settle()
        #expect(form.textField.isEnabled)
        #expect(form.navigationItem.leftBarButtonItem?.isEnabled == true)
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == true)
        #expect(all.collectionView.isUserInteractionEnabled)
        #expect(!all.activityIndicator.isAnimating)
    }

    @Test("If lists cannot be read, an alert opens, and a placeholder remains until they are read")
    func unreadable() async throws {
        let screen = await ListsScreen(food, failure: .full)
        let all = try screen.all()
        #expect(try screen.alert().actions.map(\.title) == ["OK"])
        try screen.alert().tap("OK")
        await screen.settle()
        #expect(all.placeholder?.text == "The lists could not be read")
        #expect(all.placeholder?.secondaryText?.isEmpty == false)
        #expect(all.navigationItem.prompt?.isEmpty == false)
        all.navigationItem.leftBarButtonItem?.tap()
        await screen.settle()
        try screen.alert().tap("OK")
        await screen.settle()
        screen.database.failure = nil
        #expect(all.placeholder?.button.title == "Try Again")
        all.placeholder?.buttonProperties.primaryAction?.perform()
        await screen.settle()
        #expect(try all.texts() == ["Food (1 item)"])
        #expect(all.placeholder == nil)
        #expect(all.navigationItem.prompt == nil)
    }

    @Test("OK in the alert reads the lists again")
    func acceptedAlert() async throws {
        let screen = await ListsScreen(food, failure: .full)
        screen.database.failure = nil
        try screen.alert().tap("OK")
        await screen.settle()
        #expect(try screen.all().texts() == ["Food (1 item)"])
    }

    @Test("A list that someone else has deleted closes after its alert")
    func deletedList() async throws {
        let screen = try await ListsScreen(of: food)
        screen.home.deleteList(food)
        await screen.settle()
        #expect(try screen.alert().title == "List deleted")
        try screen.alert().tap("OK")
        #expect(try screen.all().placeholder?.text == "No to-do lists yet")
    }

    @Test("The alert offers to re-create an item that someone else has deleted; OK changes nothing")
    func deletedItem() async throws {
        let screen = try await ListsScreen(of: food)
        let single = try screen.single()
        screen.database.failure = .noItemFound
        single.collectionView.tap(0)
        await screen.settle()
        screen.database.failure = nil
        #expect(try screen.alert().actions.map(\.title) == ["Create Again", "OK"])
        try screen.alert().tap("OK")
        await screen.settle()
        #expect(try single.accessories(0) == [])
    }
}
