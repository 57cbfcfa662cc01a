import Model
import ViewModel

/// Keeps its own likes, and counts the loads.
@MainActor
final class FeedActionsMock: FeedActions {
    private(set) var liked: Set<FeedEntry.ID>
    private(set) var loadCount = 0

    init(liked: Set<FeedEntry.ID> = []) {
        self.liked = liked
    }

    func load() { loadCount += 1 }

    func toggleLike(_ id: FeedEntry.ID) -> Bool {
        liked.formSymmetricDifference([id])
        return liked.contains(id)
    }
}
