import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The screens of lists leave nothing behind", .leakChecks, .endsWhenStuck)
struct ListsLifetimeTests {
    private static let allLists: Set = [
        "AllListsView", "AllListsViewModel", "ListsAlertSource", "AllListsInteractor", "AllListsCoordinator", "Work",
    ]
    private static let singleList: Set = [
        "SingleListView", "SingleListViewModel", "ListsAlertSource", "SingleListInteractor", "SingleListCoordinator",
    ]

    private let lists = [ToDoList.sample(items: [.sample()])]

    @Test("all lists, opened and closed over and over")
    func allLists() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreed(Self.allLists) {
            harness.openAllLists()
            await harness.settle()
        } close: {
            harness.press(.escape)
        }
    }

    @Test("a single list, opened, changed and closed over and over")
    func singleList() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreed(Self.singleList) {
            await harness.press(settling: .enter, .space)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("all lists, closed over and over while they ask whether to delete one")
    func deleting() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreedWhileAsking(Self.allLists) {
            harness.openAllLists()
            await harness.settle()
            await harness.type(settling: "d")
        }
    }

    @Test("all lists, closed over and over while they say that they could not be read")
    func failing() async throws {
        let harness = await ListsHarness.showing(lists)
        harness.database.failure = .uncategorized("")
        try await harness.expectFreedWhileAsking(Self.allLists) {
            harness.openAllLists()
            await harness.settle()
        }
    }

    @Test("a single list, closed over and over while it says that it could not be read")
    func singleListFailing() async throws {
        let harness = await ListsHarness.showing(lists)
        harness.database.failure = .uncategorized("")
        try await harness.expectFreedWhileAsking(Self.singleList) {
            await harness.press(settling: .enter)
        }
    }
}
