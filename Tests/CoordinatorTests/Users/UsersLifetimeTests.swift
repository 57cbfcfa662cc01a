import Coordinator
import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("People's screens are freed when they close", .leakChecks, .endsWhenStuck)
struct UsersLifetimeTests {
    private let objects: Set = [
        "UserDetailView", "UserDetailViewModel", "UserPictureInteractor", "UserDetailCoordinator", "Work",
    ]

    private func makeHarness() async -> UsersHarness {
        await UsersHarness.opened(AnsweringUsersService(.success(.sample(count: 1))), bookmarked: [.sample()])
    }

    @Test("A person's screen opened from either tab is freed when it closes", arguments: [Route.users, .bookmarks])
    func detail(tab: Route) async throws {
        let harness = await makeHarness()
        harness.select(tab)
        try await harness.expectFreed(objects) {
            harness.press(.enter)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("The users list is freed when it is closed while its alert is open")
    func listAsking() async throws {
        let harness = await makeHarness()
        try await harness.expectFreedWhileAsking(["UsersListView", "UsersListViewModel", "UsersInteractor"]) {
            harness.openList()
            await harness.settle()
        }
    }

    @Test("The bookmarks are freed when they are closed while a prompt is open")
    func bookmarksAsking() async throws {
        let harness = await makeHarness()
        harness.select(.bookmarks)
        try await harness.expectFreedWhileAsking(["BookmarksView", "BookmarksViewModel", "BookmarksCoordinator"]) {
            harness.openBookmarks()
            harness.type("c")
        }
    }
}
