import Binding
import Interactor

/// The service, the shared interactor and the work of the feed.
struct FeedDependencies {
    let service: any FeedService
    let likes: FeedLikesInteractor
    /// The clock for the animation of a like.
    let clock: any Clock<Duration>
    /// Runs the requests and the animation.
    let work: Work
}
