import Binding
import Interactor
import Testing
import UIKit

@testable import UIKitViews

/// The feed with doubles behind it.
@MainActor
struct FeedStage {
    let service = AnsweringFeedService()
    let likes = FeedLikesInteractor()
    let work = Work()

    /// Waits until everything is loaded.
    func settle() async { await work.settle() }

    /// Opens the feed without waiting for entries, and expects that its coordinator is freed with it.
    func withFeed(_ body: (FeedViewController, UINavigationController) async throws -> Void) async throws {
        weak var opened: FeedCoordinator?
        try await withNavigation { navigationController in
            opened = start(on: navigationController)
            let feed = try #require(navigationController.topViewController as? FeedViewController)
            try await body(feed, navigationController)
        }
        #expect(opened == nil)
    }

    /// Opens the feed; only the feed may own the coordinator, not the test.
    private func start(on navigationController: UINavigationController) -> FeedCoordinator {
        let coordinator = FeedCoordinator(
            dependencies: FeedDependencies(service: service, likes: likes, work: work),
            navigationController: navigationController)
        coordinator.start()
        return coordinator
    }
}

extension FeedViewController {
    /// The cells of all rows.
    var shownCells: [FeedCell] { (0..<tableView.rowCount).compactMap { tableView.shownCell($0) } }
    /// The symbol of each row's like.
    var hearts: [String?] { shownCells.map(\.button?.configuration?.image?.systemName) }
}
