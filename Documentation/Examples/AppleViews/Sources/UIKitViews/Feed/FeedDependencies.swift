import Binding
import Interactor

/// The service, shared likes and work behind the feed.
struct FeedDependencies {
    let service: any FeedService
    let likes: FeedLikesInteractor
    /// The parent of everything that the feed loads.
    let work: Work
}
