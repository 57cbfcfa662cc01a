public import Interactor
public import Model

/// The actions of the feed's screen.
public protocol FeedActions: AnyObject {
    /// Loads the feed; the entries that are there stay until the answer has come.
    func load()
    /// Likes an entry, or removes the like.
    ///
    /// - Returns: Whether the entry is liked now.
    func toggleLike(_ id: FeedEntry.ID) -> Bool
}

extension FeedInteractor: FeedActions {}
