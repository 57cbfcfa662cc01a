public import Model

/// The content of one entry of the feed; only its property `liked` can change.
///
/// It is a class, so that all copies of the feed's view model share `liked`.
public final class FeedCellViewModel: Identifiable {
    /// The entry's ID.
    public nonisolated let id: FeedEntry.ID
    /// The author.
    public let user: UserCellViewModel
    /// Whether the entry is liked: the only mutable property.
    public private(set) var liked: Bool { didSet { likedDidChange?(liked) } }
    /// Called when `liked` has changed; the visible cell of the entry sets the closure.
    public var likedDidChange: ((Bool) -> Void)?

    private let entry: FeedEntry
    private let actions: (any FeedActions)?

    /// Creates the content of `entry`.
    ///
    /// - Parameters:
    ///   - liked: Whether the entry is liked now.
    ///   - actions: Carries out the user's actions; nil ignores them.
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
