import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("How often the feed is made anew", .leakChecks, .endsWhenStuck)
struct FeedRebuildTests {
    private let service = ManualFeedService()
    private let work = Work()
    private let likes = LikesInteractor<FeedEntry>()

    @Test("never by likes, however many: they call back to their cells")
    func likes() async throws {
        let interactor = makeInteractor()
        let view = try await makeView(interactor)
        let viewModel = try #require(view.shown)
        view.rebuildCount = 0
        var callbacks = 0
        for (index, cell) in viewModel.cells.enumerated() {
            cell.likedDidChange = { _ in callbacks += 1 }
            viewModel.didTapLike(at: index)
        }
        #expect(view.rebuildCount == 0)
        #expect(callbacks == 1_000 && likes.model.count == 1_000)
        #expect(view.shown?.cells.first === viewModel.cells.first)
    }

    @Test("by each like, were that part of the model: the drawback, and the cell that shows it is lost")
    func drawback() async throws {
        let interactor = makeInteractor()
        let view = try await makeView(interactor)
        likes.bind(to: view) { [unowned interactor] in FeedViewModel(interactor: interactor, likes: $0) }
        let viewModel = try #require(view.shown)
        view.rebuildCount = 0
        viewModel.didTapLike(at: 7)
        #expect(view.rebuildCount == 1)
        #expect(view.shown?.cells[7].liked == true && view.shown?.cells[7] !== viewModel.cells[7])
    }

    @Test("once by each change of the model")
    func changes() async throws {
        let interactor = makeInteractor()
        let view = try await makeView(interactor)
        #expect(view.rebuildCount == 2)
        view.shown?.refresh()
        #expect(view.rebuildCount == 3)
        try await service.nextRequest().answer(.failure(.noData))
        await work.settle()
        #expect(view.rebuildCount == 4)
    }

    private func makeInteractor() -> FeedInteractor {
        trackForLeaks(FeedInteractor(service: service, work: work))
    }

    /// A view that shows 1,000 entries, bound as the coordinator binds the feed's.
    private func makeView(_ interactor: FeedInteractor) async throws -> FeedViewDouble {
        let view = trackForLeaks(FeedViewDouble())
        interactor.bind(to: view) { [likes] in FeedViewModel(interactor: $0, likes: likes) }
        interactor.load()
        try await service.nextRequest().answer(.success(.sample(count: 1_000)))
        await work.settle()
        return view
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
