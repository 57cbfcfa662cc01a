import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

@MainActor
@Suite("The tab of the feed", .leakChecks, .endsWhenStuck)
struct FeedTabTests {
    @Test("loads when it is first shown, and tells a failure only then")
    func failures() async {
        let service = AnsweringFeedService(.failure(.httpError(503)))
        let app = await AppHarness.opened { [ExampleFeature("maps"), FeedFeature(service: service, $0)] }
        #expect(app.title == "Maps" && app.prompt == nil)
        await app.open(.feed)
        #expect(app.selectedTab == .feed && app.screen.contains("503"))
    }
}
