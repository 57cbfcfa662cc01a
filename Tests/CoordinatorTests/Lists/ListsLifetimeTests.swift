import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The list screens are freed", .leakChecks, .endsWhenStuck)
struct ListsLifetimeTests {
    private static let allLists: Set = ["AllListsView", "AllListsViewModel", "AllListsCoordinator"]
    private static let singleList: Set = [
        "SingleListView", "SingleListViewModel", "SingleListInteractor", "SingleListCoordinator",
    ]

    private let lists = [ToDoList.sample(items: [.sample()])]

    @Test("The screen of all lists is freed each time it closes")
    func allLists() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreed(Self.allLists) {
            harness.openAllLists()
            await harness.settle()
        } close: {
            harness.press(.escape)
        }
    }

    @Test("The screen of a list is freed each time it closes after a change")
    func singleList() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreed(Self.singleList) {
            await harness.press(settling: .enter, .space)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("The screen of all lists is freed each time it closes while a question is open")
    func deleting() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreedWhileAsking(Self.allLists) {
            harness.openAllLists()
            await harness.settle()
            await harness.type(settling: "d")
        }
    }

    @Test("The screen of all lists is freed each time it closes while an alert is open")
    func failing() async throws {
        let harness = await ListsHarness.showing(lists)
        harness.database.failure = .locked
        try await harness.expectFreedWhileAsking(Self.allLists) {
            harness.openAllLists()
            await harness.settle()
        }
    }

    @Test("The screen of a list is freed each time it closes while an alert is open")
    func singleListFailing() async throws {
        let harness = await ListsHarness.showing(lists)
        harness.database.failure = .locked
        try await harness.expectFreedWhileAsking(Self.singleList) {
            await harness.press(settling: .enter)
        }
    }

    @Test("The screen of a list is freed each time it closes while a failed change can be retried")
    func changeFailing() async throws {
        let harness = await ListsHarness.showing(lists)
        try await harness.expectFreedWhileAsking(Self.singleList) {
            harness.database.failure = nil
            await harness.press(settling: .enter)
            harness.database.failure = .locked
            await harness.press(settling: .space)
        }
    }
}
