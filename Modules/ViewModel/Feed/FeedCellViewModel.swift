import Interactor
import Model

/// One entry of the feed, with the one spot of it that changes.
///
/// A class, for there is one spot however often the feed that holds it is copied.
public final class FeedCellViewModel {
    /// Who has written it.
    public let user: UserCellViewModel
    /// Whether the entry is liked: the one mutable spot.
    public private(set) var liked: Bool { didSet { likedDidChange?(liked) } }
    /// Is called when the entry is liked, or the like taken back; by the cell that shows it.
    public var likedDidChange: ((Bool) -> Void)?

    private let entry: FeedEntry
    private let likes: LikesInteractor<FeedEntry>

    init(entry: FeedEntry, likes: LikesInteractor<FeedEntry>) {
        self.entry = entry
        self.likes = likes
        user = UserCellViewModel(user: entry.user)
        liked = likes.isLiked(entry.id)
    }

    /// What the entry says, on one line; made when it is asked for.
    public var text: String { entry.text.onOneLine }

    func didTapLike() {
        likes.toggle(entry.id)
        liked = likes.isLiked(entry.id)
    }
}
