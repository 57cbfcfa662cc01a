public import Interactor
public import Model

/// What the feed shows at one moment: a value that is replaced as a whole when the feed changes, but not when one of its
/// entries is liked.
///
/// That would make every cell anew, and the one that shows an animation would lose it: the drawback of immutable view
/// models. The way out is one mutable spot, `liked` of each cell, of which only the cell that shows it hears. Its price:
/// what two feeds show may differ though their models do not, so that they are equal while the same entries are liked.
public struct FeedViewModel {
    /// The entries, in the feed's order; made once for each change of the model, and for no like.
    public let cells: [FeedCellViewModel]

    private let model: LoadableModel<Feed, NetworkError>
    private let interactor: FeedInteractor

    /// What the feed shows now.
    ///
    /// Complexity: O(entries); an entry's text is made when it is asked for.
    public init(interactor: FeedInteractor, likes: LikesInteractor<FeedEntry>) {
        model = interactor.model
        self.interactor = interactor
        cells = (model.value?.entries ?? []).map { FeedCellViewModel(entry: $0, likes: likes) }
    }

    /// Whether the feed is on its way, for the first time or anew.
    public var isLoading: Bool { model.isLoading }

    /// Whether the feed has come, with nothing in it.
    public var isEmpty: Bool { model == .some(Feed()) }

    /// Why the feed could not be loaded; nil while all is well.
    public var problem: String? { model.failure?.message }

    /// How many entries there are.
    public var summary: String { "\(cells.count) \(cells.count == 1 ? "entry" : "entries")" }

    /// Likes the entry at `index`, or takes the like back; nothing happens out of range.
    public func didTapLike(at index: Int) {
        if cells.indices.contains(index) { cells[index].didTapLike() }
    }

    /// Asks for the feed anew.
    public func refresh() { interactor.load() }
}

extension FeedViewModel: Equatable {
    public static func == (one: FeedViewModel, other: FeedViewModel) -> Bool {
        one.model == other.model && one.cells.map(\.liked) == other.cells.map(\.liked)
    }
}
