public import Interactor
public import Model

/// The actions of the feed's screen.
public protocol FeedActions: AnyObject {
    /// Loads the feed; the old entries stay until the response arrives.
    func load()
    /// Likes an entry, or removes the like.
    ///
    /// - Returns: Whether the entry is liked now.
    func toggleLike(_ id: FeedEntry.ID) -> Bool
}

extension FeedInteractor: FeedActions {}
