import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A reader of the feed", .leakChecks, .endsWhenStuck)
struct FeedFlowTests {
    @Test("A reader retries until the feed is loaded, likes an entry, and finds the like again after a refresh")
    func like() async throws {
        let harness = FeedHarness()
        try await harness.answer(.failure(.httpError(503)))
        #expect(harness.screen.contains("HTTP error with status code: 503"))
        harness.type("r")
        try await harness.answer(.success(.cast))
        #expect(harness.screen.contains("30 entries") && !harness.screen.contains("HTTP"))
        harness.press(.down, .enter)
        #expect(harness.screen.contains("·♥· Renée") && harness.likes.model == [1])
        harness.type("r")
        try await harness.answer(.success(.cast))
        #expect(harness.screen.contains(" ♡  Ada") && harness.screen.contains(" ♥  Renée"))
    }

    @Test("The feed loads, and reports a failure, only after the feed's tab has been opened")
    func tab() async {
        let service = AnsweringFeedService(.failure(.httpError(503)))
        let app = await AppHarness.opened { [ExampleFeature("maps"), FeedFeature(service: service, $0)] }
        #expect(app.title == "Maps" && app.prompt == nil)
        await app.open(.feed)
        #expect(app.selectedTab == .feed && app.screen.contains("503"))
    }
}
