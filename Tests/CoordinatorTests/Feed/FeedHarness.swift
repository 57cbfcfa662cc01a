import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The feed in its own shell; the test answers its requests and moves its clock.
@MainActor
final class FeedHarness: Harness {
    let service = ManualFeedService()
    let likes = FeedLikesInteractor()

    /// Creates a harness whose feed is loading.
    init(sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        trackForLeaks(likes, sourceLocation: sourceLocation)
        openFeed()
    }

    /// Returns a harness that shows `entries`.
    static func showing(
        _ entries: [FeedEntry] = .cast, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> FeedHarness {
        let harness = FeedHarness(sourceLocation: sourceLocation)
        try await harness.answer(.success(entries))
        return harness
    }

    /// Opens the feed.
    func openFeed() {
        FeedCoordinator(
            dependencies: FeedDependencies(service: service, likes: likes, clock: clock, work: work),
            navigation: navigation
        ).start()
    }

    /// Answers the next request, and waits until the feed has the answer and is drawn.
    func answer(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }
}
