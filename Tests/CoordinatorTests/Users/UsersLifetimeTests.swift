import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The screens of people are freed when they close", .leakChecks, .endsWhenStuck)
struct UsersLifetimeTests {
    private let detail: Set = [
        "UserDetailView", "UserDetailViewModel", "UserPictureInteractor", "UserDetailCoordinator", "Work",
    ]

    private func makeHarness() async -> UsersHarness {
        await UsersHarness.opened(AnsweringUsersService(.success(.sample(count: 1))), bookmarked: [.sample()])
    }

    @Test("one person, opened from the list")
    func detailFromList() async throws {
        let harness = await makeHarness()
        try await harness.expectFreed(detail) {
            harness.press(.enter)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("one person, opened from the bookmarks")
    func detailFromBookmarks() async throws {
        let harness = await makeHarness()
        harness.select(.bookmarks)
        try await harness.expectFreed(detail) {
            harness.press(.enter)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("the list, closed while its alert is open")
    func listAsking() async throws {
        let harness = await makeHarness()
        try await harness.expectFreedWhileAsking(["UsersListView", "UsersListViewModel", "UsersInteractor"]) {
            harness.openList()
            await harness.settle()
        }
    }

    @Test("the bookmarks, closed while a prompt is open")
    func bookmarksAsking() async throws {
        let harness = await makeHarness()
        harness.select(.bookmarks)
        try await harness.expectFreedWhileAsking(["BookmarksView", "BookmarksViewModel", "BookmarksCoordinator"]) {
            harness.openBookmarks()
            harness.type("c")
        }
    }
}
