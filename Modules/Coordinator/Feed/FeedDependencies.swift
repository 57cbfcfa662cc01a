import Binding
import Interactor

/// The services, shared interactors and work of the feed.
struct FeedDependencies {
    let service: any FeedService
    let likes: FeedLikesInteractor
    /// The clock for the animation of a like.
    let clock: any Clock<Duration>
    /// Runs the requests and the animation.
    let work: Work
}
