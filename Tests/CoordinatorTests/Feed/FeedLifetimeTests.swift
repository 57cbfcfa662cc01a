import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The feed is freed", .leakChecks, .endsWhenStuck)
struct FeedLifetimeTests {
    private let objects: Set = [
        "FeedView", "FeedCellViewModel", "FeedCell", "FeedInteractor", "FeedCoordinator", "Work",
    ]

    @Test("The feed is freed each time it is closed, with and without sparks", arguments: [false, true])
    func overAndOver(likes: Bool) async throws {
        let harness = try await FeedHarness.showing(.sample(count: 1))
        try await harness.expectFreed(objects) {
            harness.openFeed()
            try await harness.answer(.success(.sample(count: 1)))
            if likes { harness.press(.enter) }
        } close: {
            harness.navigation.popToRoot()
        }
        #expect(harness.clock.sleeperCount == 0)
    }

    @Test("A feed that is closed while it loads is freed, and its request is cancelled")
    func closedWhileLoading() async throws {
        let harness = try await FeedHarness.showing(.sample(count: 1))
        harness.openFeed()
        let request = try await harness.service.nextRequest()
        harness.navigation.popToRoot()
        await request.cancellation()
        await harness.settle()
    }
}
