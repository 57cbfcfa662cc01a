public import Model

/// The content of one entry of the feed, `liked` being the one spot of the feed that can change.
///
/// A class: the spot is the same in every copy of the feed's view model.
public final class FeedCellViewModel: Identifiable {
    /// The entry's ID.
    public nonisolated let id: FeedEntry.ID
    /// The author.
    public let user: UserCellViewModel
    /// Whether the entry is liked: the one mutable spot.
    public private(set) var liked: Bool { didSet { likedDidChange?(liked) } }
    /// Called when `liked` has changed; set by the cell that shows the entry.
    public var likedDidChange: ((Bool) -> Void)?

    private let entry: FeedEntry
    private let actions: (any FeedActions)?

    /// The content of `entry`.
    ///
    /// - Parameters:
    ///   - liked: Whether the entry is liked now.
    ///   - actions: Carries out what the user does; nil if nobody does.
    public init(_ entry: FeedEntry, liked: Bool, _ actions: (any FeedActions)?) {
        id = entry.id
        self.entry = entry
        self.liked = liked
        self.actions = actions
        user = UserCellViewModel(user: entry.user)
    }

    /// The text on one line; computed on each call.
    public var text: String { entry.text.onOneLine }

    /// Likes the entry, or removes the like.
    public func didTapLike() {
        if let isLiked = actions?.toggleLike(id) { liked = isLiked }
    }
}
