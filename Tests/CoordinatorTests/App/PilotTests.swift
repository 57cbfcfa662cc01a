import Coordinator
import Shell
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("The pilot", .leakChecks, .endsWhenStuck)
struct PilotTests {
    @Test("stops waiting when its task is cancelled, even if work is unfinished")
    func cancelled() async throws {
        let users = ManualUsersService()
        let app = AppHarness(users: users)
        let waiting = Task { await app.start() }
        let request = try await users.nextRequest()
        waiting.cancel()
        await waiting.value
        #expect(!app.coordinator.isSettled)
        request.answer(.success(.sample(count: 1)))
        await app.settle()
    }
}
