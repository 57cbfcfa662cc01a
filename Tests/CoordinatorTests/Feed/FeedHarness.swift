import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The feed on a shell of its own; the test answers its requests and moves its clock.
@MainActor
final class FeedHarness: Harness {
    let service = ManualFeedService()
    let likes = FeedLikesInteractor()

    /// A harness whose feed is being loaded.
    init(liked: [FeedEntry.ID] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        trackForLeaks(likes, sourceLocation: sourceLocation)
        for id in liked { likes.toggle(id) }
        openFeed()
    }

    /// A harness that shows `entries`.
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

    /// The visible rows without the box around them.
    func rows(symbols: Symbols = .unicode) -> [String] {
        drawScreen(symbols: symbols).grid.plainText.split(separator: "\n").dropFirst()
            .prefix { $0.hasPrefix("│") || $0.hasPrefix("|") }.map { String($0.dropFirst().dropLast()) }
    }

    /// The heart of a row, with its sparks.
    func mark(ofRow row: Int) -> String {
        String(rows()[row].dropFirst(2).prefix(3))
    }
}
