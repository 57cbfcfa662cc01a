import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The feed's view model is rebuilt", .leakChecks)
struct FeedRebuildTests {
    private let owner = trackForLeaks(FeedOwner(Feed(.sample(count: 1_000))))
    private let view = trackForLeaks(FeedViewDouble())

    init() {
        owner.bind(to: view) { FeedViewModel(model: $0.model, liked: $0.liked.model, $0) }
        owner.load()
    }

    @Test("by no like, however many there are: each calls its cell back")
    func likes() throws {
        let viewModel = try #require(view.shown)
        view.rebuildCount = 0
        var callbacks: [Int] = []
        for (index, cell) in viewModel.cells.enumerated() {
            cell.likedDidChange = { _ in callbacks.append(index) }
            viewModel.didTapLike(at: index)
        }
        #expect(view.rebuildCount == 0)
        #expect(callbacks == Array(0..<1_000) && owner.liked.model.count == 1_000)
        #expect(view.shown?.cells.first === viewModel.cells.first)
    }

    @Test("by each like if the likes are bound to the view: the drawback, which costs the visible cell")
    func drawback() throws {
        owner.liked.bind(to: view) { [unowned owner] in
            FeedViewModel(model: owner.model, liked: $0.model, owner)
        }
        let viewModel = try #require(view.shown)
        view.rebuildCount = 0
        viewModel.didTapLike(at: 7)
        #expect(view.rebuildCount == 1)
        #expect(view.shown?.cells[7].liked == true && view.shown?.cells[7] !== viewModel.cells[7])
    }

    @Test("once by each change of the model")
    func changes() {
        view.rebuildCount = 0
        view.shown?.refresh()
        #expect(view.rebuildCount == 1)
    }
}

/// Owns a feed without a service behind it; its likes are kept beside the model, as in the app.
@MainActor
private final class FeedOwner: ModelOwner, FeedActions {
    private(set) var model: LoadableModel<Feed, NetworkError> { didSet { modelDidUpdate(self) } }
    let modelDidUpdate = Listeners<FeedOwner>()
    let liked = FeedLikesInteractor()

    init(_ feed: Feed) {
        model = .some(feed)
    }

    func load() { model = model.startingToLoad() }

    func toggleLike(_ id: FeedEntry.ID) -> Bool {
        liked.toggle(id)
        return liked.isLiked(id)
    }
}

@MainActor
private final class FeedViewDouble: Configurable {
    private(set) var shown: FeedViewModel?
    var rebuildCount = 0

    func configure(with viewModel: FeedViewModel) {
        shown = viewModel
        rebuildCount += 1
    }
}
