public import Interactor
public import Model

/// The content of the feed at one moment.
///
/// A test can create a view model for any model. When the model changes, a new view model replaces the old one. A like
/// must not replace the view model, because rebuilding all cells would end the like's animation. This drawback of
/// immutable view models has a solution: each cell has a mutable property, `liked`, observed while its row is visible.
///
/// Equality therefore depends on mutable state: two feeds are equal if their models and their liked entries are equal.
public struct FeedViewModel {
    /// The entries in the feed's order, created once for each change of the model.
    public let cells: [FeedCellViewModel]

    private let model: LoadableModel<Feed, NetworkError>
    private let actions: (any FeedActions)?

    /// Creates the content for `model`.
    ///
    /// Complexity: O(entries); the texts of the entries are computed lazily.
    ///
    /// - Parameters:
    ///   - liked: The entries that are liked now.
    ///   - actions: Carries out the user's actions; nil ignores them.
    public init(model: LoadableModel<Feed, NetworkError>, liked: Set<FeedEntry.ID>, _ actions: (any FeedActions)?) {
        self.model = model
        self.actions = actions
        cells = (model.value?.entries ?? []).map { FeedCellViewModel($0, liked: liked.contains($0.id), actions) }
    }

    /// The content in place of the entries.
    public nonisolated enum Placeholder: Hashable, Sendable {
        case loading(message: String)
        case message(title: String, subtitle: String)
    }

    /// Shown while there are no entries; nil if there are some.
    public var placeholder: Placeholder? {
        guard cells.isEmpty else { return nil }
        if let failure = model.failure {
            return .message(title: FeedWords.unavailable, subtitle: failure.pageText)
        }
        if model == .some(Feed()) { return .message(title: FeedWords.empty, subtitle: FeedWords.checkAgain) }
        return .loading(message: FeedWords.loading)
    }

    /// Whether the feed is being loaded, for the first time or again.
    public var isLoading: Bool { model.isLoading }

    /// The reason why the feed could not be loaded; nil if the last load did not fail.
    public var problem: String? { model.failure?.text }

    /// The verb for loading the feed again; nil if a retry cannot help.
    public var reloadAction: String? { model.reloadAction(usually: CommonWords.refresh) }

    /// The number of entries, such as `3 entries`.
    public var summary: String { FeedWords.summary(count: cells.count) }

    /// Likes an entry, or removes the like; ignores an index out of range.
    public func didTapLike(at index: Int) {
        if cells.indices.contains(index) { cells[index].didTapLike() }
    }

    /// Loads the feed; the old entries stay until the response arrives.
    public func refresh() { actions?.load() }
}

extension FeedViewModel: Equatable {
    public static func == (one: FeedViewModel, other: FeedViewModel) -> Bool {
        one.model == other.model && one.cells.map(\.liked) == other.cells.map(\.liked)
    }
}
