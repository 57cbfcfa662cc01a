import Model

/// The content of one entry of the feed, `liked` being the one spot of the feed that can change.
///
/// A class: the spot is the same in every copy of the feed's view model.
public final class FeedCellViewModel {
    /// The author.
    public let user: UserCellViewModel
    /// Whether the entry is liked: the one mutable spot.
    public private(set) var liked: Bool { didSet { likedDidChange?(liked) } }
    /// Called when `liked` has changed; set by the cell that shows the entry.
    public var likedDidChange: ((Bool) -> Void)?

    private let entry: FeedEntry
    private let actions: (any FeedActions)?

    init(_ entry: FeedEntry, liked: Bool, _ actions: (any FeedActions)?) {
        self.entry = entry
        self.liked = liked
        self.actions = actions
        user = UserCellViewModel(user: entry.user)
    }

    /// The text on one line; computed on each call.
    public var text: String { entry.text.onOneLine }

    func didTapLike() {
        if let isLiked = actions?.toggleLike(entry.id) { liked = isLiked }
    }
}
