import Binding
import Interactor
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Rebuilding the feed's view model", .leakChecks, .endsWhenStuck)
struct FeedRebuildTests {
    private let likes = trackForLeaks(FeedLikesInteractor())
    private let view = trackForLeaks(FeedViewDouble())
    private let interactor: FeedInteractor

    init() async {
        let work = Work()
        let service = AnsweringFeedService(.success(.sample(count: 1_000)))
        interactor = trackForLeaks(FeedInteractor(service: service, likes: likes, work: work))
        interactor.bind(to: view) { FeedViewModel(model: $0.model, liked: $0.liked, $0) }
        interactor.load()
        await work.settle()
        view.rebuildCount = 0
    }

    @Test("Likes never rebuild the feed's view model: each like notifies only its own cell")
    func likesOfCells() throws {
        let viewModel = try #require(view.shown)
        var callbacks: [Int] = []
        for (index, cell) in viewModel.cells.enumerated() {
            cell.likedDidChange = { _ in callbacks.append(index) }
            viewModel.didTapLike(at: index)
        }
        #expect(view.rebuildCount == 0)
        #expect(callbacks == Array(0..<1_000) && likes.model.count == 1_000)
        #expect(view.shown?.cells.first === viewModel.cells.first)
    }

    @Test("If the likes are bound to the feed's view, each like rebuilds the view model and its cells")
    func drawback() throws {
        likes.bind(to: view) { [unowned interactor] in
            FeedViewModel(model: interactor.model, liked: $0.model, interactor)
        }
        let viewModel = try #require(view.shown)
        view.rebuildCount = 0
        viewModel.didTapLike(at: 7)
        #expect(view.rebuildCount == 1)
        #expect(view.shown?.cells[7].liked == true && view.shown?.cells[7] !== viewModel.cells[7])
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
