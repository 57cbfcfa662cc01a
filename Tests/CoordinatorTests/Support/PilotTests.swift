import Coordinator
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("The pilot", .leakChecks, .endsWhenStuck)
struct PilotTests {
    @Test("waits no longer when its task is cancelled, though something is unfinished")
    func cancelled() async throws {
        let feed = ManualFeedService()
        let app = App(feed: feed)
        let waiting = Task { await app.start(at: .feed) }
        let request = try await feed.nextRequest()
        waiting.cancel()
        await waiting.value
        #expect(!app.coordinator.isSettled)
        request.answer(.success([]))
        await app.settle()
    }
}
