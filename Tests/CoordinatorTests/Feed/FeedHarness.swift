import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The feed on a shell of its own; the test answers its requests, and moves its clock.
@MainActor
final class FeedHarness: Harness {
    let service = ManualFeedService()
    let likes = LikesInteractor<FeedEntry>()

    /// A harness whose feed is on its way.
    init(liked: [FeedEntry.ID] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        trackForLeaks(likes, sourceLocation: sourceLocation)
        for id in liked { likes.toggle(id) }
        openFeed()
    }

    /// A harness that has drawn `entries`.
    static func showing(
        _ entries: [FeedEntry] = .cast, liked: [FeedEntry.ID] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> FeedHarness {
        let harness = FeedHarness(liked: liked, sourceLocation: sourceLocation)
        try await harness.answer(.success(entries))
        return harness
    }

    /// Opens the feed in front.
    func openFeed() {
        FeedCoordinator(
            dependencies: FeedDependencies(service: service, likes: likes, clock: clock, work: work),
            navigation: navigation
        ).start()
    }

    /// Answers the next request, and waits until the feed has it and is drawn.
    func answer(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }

    /// The rows that show, without what is around them.
    func rows(symbols: Symbols = .unicode) -> [String] {
        drawScreen(symbols: symbols).grid.plainText.split(separator: "\n").dropFirst()
            .prefix { $0.hasPrefix("│") || $0.hasPrefix("|") }.map { String($0.dropFirst().dropLast()) }
    }

    /// What shows around the heart of a row.
    func mark(ofRow row: Int) -> String {
        String(rows()[row].dropFirst(2).prefix(3))
    }
}
