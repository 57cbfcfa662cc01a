import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The feed", .leakChecks, .endsWhenStuck)
struct FeedViewModelTests {
    private let service = ManualFeedService()
    private let work = Work()

    @Test("says who has written what, in order, each on one line")
    func content() async throws {
        let entries = [
            FeedEntry.sample(5, user: .sample("Ada", "Lovelace"), text: "First\nsecond"),
            .sample(3, user: .stranger, text: ""),
        ]
        let viewModel = try await makeViewModel(.success(entries))
        #expect(viewModel.cells.map(\.user.title) == ["Ada Lovelace @(ada.lovelace)", "Sam Stranger @(sam)"])
        #expect(viewModel.cells.map(\.text) == ["First second", ""])
        #expect(viewModel.cells.map(\.liked) == [false, false])
    }

    @Test("counts its entries", arguments: [(0, "0 entries"), (1, "1 entry"), (1_040, "1040 entries")])
    func summary(count: Int, expected: String) async throws {
        let viewModel = try await makeViewModel(.success(.sample(count: count)))
        #expect(viewModel.summary == expected)
        #expect(viewModel.isEmpty == (count == 0))
    }

    @Test("is neither empty nor loading before it is asked for, and loading from then on")
    func loading() async throws {
        let interactor = makeInteractor()
        let untouched = FeedViewModel(interactor: interactor, likes: makeLikes())
        #expect(!untouched.isEmpty && !untouched.isLoading)
        untouched.refresh()
        #expect(FeedViewModel(interactor: interactor, likes: makeLikes()).isLoading)
        #expect(!untouched.isLoading)
        try await service.nextRequest().answer(.success([]))
        await work.settle()
    }

    @Test("says why it could not be loaded, and loads again")
    func failure() async throws {
        let failed = try await makeViewModel(.failure(.httpError(503)))
        #expect(failed.problem == NetworkError.httpError(503).message)
        #expect(!failed.isEmpty && !failed.isLoading)
        failed.refresh()
        try await service.nextRequest().answer(.success(.cast))
        await work.settle()
        #expect(service.requestCount == 2)
    }

    @Test("likes an entry, and takes the like back; the likes' home knows of it")
    func like() async throws {
        let likes = makeLikes()
        let viewModel = try await makeViewModel(.success([.sample(5), .sample(3)]), likes: likes)
        viewModel.didTapLike(at: 1)
        #expect(viewModel.cells.map(\.liked) == [false, true] && likes.model == [3])
        viewModel.didTapLike(at: 1)
        #expect(viewModel.cells.map(\.liked) == [false, false] && likes.model == [])
    }

    @Test("calls the cell back that shows the entry, once for each change, and no other")
    func callback() async throws {
        let viewModel = try await makeViewModel(.success(.sample(count: 3)))
        var calls: [String] = []
        for (index, cell) in viewModel.cells.enumerated() {
            cell.likedDidChange = { calls.append("\(index) \($0)") }
        }
        viewModel.didTapLike(at: 2)
        viewModel.didTapLike(at: 0)
        viewModel.didTapLike(at: 2)
        #expect(calls == ["2 true", "0 true", "2 false"])
    }

    @Test("begins with what is liked already")
    func liked() async throws {
        let likes = makeLikes()
        likes.toggle(3)
        let viewModel = try await makeViewModel(.success([.sample(5), .sample(3)]), likes: likes)
        #expect(viewModel.cells.map(\.liked) == [false, true])
    }

    @Test("is equal to another of the same feed while the same entries are liked")
    func equality() async throws {
        let likes = makeLikes()
        let viewModel = try await makeViewModel(.success(.sample(count: 2)), likes: likes)
        let other = try await makeViewModel(.success(.sample(count: 2)), likes: likes)
        #expect(viewModel == other)
        viewModel.didTapLike(at: 1)
        #expect(viewModel != other)
        other.didTapLike(at: 0)
        #expect(viewModel != other)
    }

    @Test("likes nothing for a row that is not there", arguments: [-1, 2, Int.max])
    func outOfRange(index: Int) async throws {
        let likes = makeLikes()
        try await makeViewModel(.success(.sample(count: 2)), likes: likes).didTapLike(at: index)
        #expect(likes.model == [])
    }

    private func makeLikes(sourceLocation: SourceLocation = #_sourceLocation) -> LikesInteractor<FeedEntry> {
        trackForLeaks(LikesInteractor<FeedEntry>(), sourceLocation: sourceLocation)
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> FeedInteractor {
        trackForLeaks(FeedInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    /// What shows after `result` has come.
    private func makeViewModel(
        _ result: Result<[FeedEntry], NetworkError>, likes: LikesInteractor<FeedEntry>? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> FeedViewModel {
        let interactor = makeInteractor(sourceLocation: sourceLocation)
        interactor.load()
        try await service.nextRequest().answer(result)
        await work.settle()
        let viewModel = FeedViewModel(
            interactor: interactor, likes: likes ?? makeLikes(sourceLocation: sourceLocation))
        for cell in viewModel.cells { trackForLeaks(cell, sourceLocation: sourceLocation) }
        return viewModel
    }
}
