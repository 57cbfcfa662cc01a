import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("The screens of to-do lists under UIKit are freed", .timeLimit(.minutes(1)))
struct ListsLifetimeTests {
    private let food = ToDoList.named("Food", items: ["Milk"])

    @Test("a list, after back, also while its form is open")
    func single() async throws {
        let screen = try await ListsScreen(of: food)
        weak var single: SingleListViewController?
        weak var form: FormViewController?
        do {
            single = try screen.single()
            _ = single?.collectionView.shownCell(0)
            single?.collectionView.swipe(0, "Edit")
            form = screen.form
        }
        #expect(single != nil && form != nil)
        screen.navigationController.popViewController(animated: false)
        #expect(single == nil)
        screen.navigationController.dismiss(animated: false)
        #expect(form == nil)
    }

    @Test("all lists and their coordinator, after back, also while a question is open")
    func all() async throws {
        let screen = await ListsScreen(food)
        weak var coordinator: ListsCoordinator?
        weak var all: AllListsViewController?
        do {
            let second = screen.coordinator()
            second.start()
            coordinator = second
            all = try screen.all()
            await screen.settle()
            _ = all?.collectionView.shownCell(0)
            all?.collectionView.swipe(0, "Delete")
        }
        #expect(coordinator != nil && all != nil)
        let alert = try screen.alert()
        screen.navigationController.popViewController(animated: false)
        #expect(coordinator == nil && all == nil)
        alert.tap("Delete")
        await screen.settle()
        #expect(try screen.all().texts() == ["Food (1 item)"])
    }

    @Test("a list's coordinator leaves other screens alone")
    func coordinatorBehind() async throws {
        let screen = try await ListsScreen(of: food)
        screen.home.deleteList(food)
        await screen.settle()
        let alert = try screen.alert()
        let other = UIViewController(nibName: nil, bundle: nil)
        screen.navigationController.pushViewController(other, animated: false)
        alert.tap("OK")
        #expect(screen.navigationController.topViewController === other)
    }
}
