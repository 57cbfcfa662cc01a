import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@MainActor
@Suite("The lifetime of the to-do lists with UIKit", .timeLimit(.minutes(1)))
struct ListsLifetimeTests {
    private let food = ToDoList.named("Food", items: ["Milk"])

    @Test("A list is freed after going back, even while its form is open")
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

    @Test("All lists and their coordinator are freed after going back, even while an alert is open")
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

    @Test("A list's coordinator closes no other screen")
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
