import Binding
import Interactor
import Model

/// What the feed is built on.
struct FeedDependencies {
    /// Where entries come from.
    let service: any FeedService
    let likes: LikesInteractor<FeedEntry>
    /// The clock that drives the sparks of a like.
    let clock: any Clock<Duration>
    /// Loading, and the sparks, are a part of this.
    let work: Work
}
