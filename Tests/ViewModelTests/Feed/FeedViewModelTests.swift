import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the feed", .leakChecks)
struct FeedViewModelTests {
    private let actions = trackForLeaks(FeedActionsMock())

    @Test("The feed's view model has a cell for each entry, in order, with the author and the text on one line each")
    func content() {
        let viewModel = makeViewModel([
            .sample(5, user: .sample("Ada", "Lovelace"), text: "First\nsecond"), .sample(3, user: .stranger, text: ""),
        ])
        #expect(viewModel.cells.map(\.user.title) == ["Ada Lovelace @(ada.lovelace)", "Sam Stranger @(sam)"])
        #expect(viewModel.cells.map(\.text) == ["First second", ""])
        #expect(viewModel.placeholder == nil)
    }

    @Test("The feed's view model gives one piece of advice beside an error: to try again, or to start again")
    func advice() {
        for error in NetworkError.each {
            let viewModel = FeedViewModel(model: .error(error, nil), liked: [], nil)
            guard case .message(_, let subtitle) = viewModel.placeholder else {
                Issue.record("The feed shows no message for \(error).")
                continue
            }
            expectOneRecovery(subtitle, viewModel.reloadAction)
        }
    }

    @Test("The feed's summary counts entries", arguments: [(0, "0 entries"), (1, "1 entry"), (1_040, "1040 entries")])
    func summary(count: Int, expected: String) {
        #expect(makeViewModel(.sample(count: count)).summary == expected)
    }

    @Test(
        "A feed without entries says that it is loading, that it is empty, or why loading failed",
        arguments: [
            (.none, .loading(message: "Loading the feed")),
            (.loading(Feed()), .loading(message: "Loading the feed")),
            (.some(Feed()), .message(title: "No entries yet", subtitle: "Refresh to check for new ones")),
            (
                .error(.httpError(503), nil),
                .message(
                    title: "The feed could not be loaded",
                    subtitle: "HTTP error with status code: 503. Wait a while.\nTry again")
            ),
        ] as [(LoadableModel<Feed, NetworkError>, FeedViewModel.Placeholder)])
    func placeholder(model: LoadableModel<Feed, NetworkError>, expected: FeedViewModel.Placeholder) {
        #expect(FeedViewModel(model: model, liked: [], nil).placeholder == expected)
    }

    @Test("The feed's view model keeps the entries visible during a refresh, and after a failed refresh")
    func refresh() {
        let feed = Feed(.sample(count: 2))
        let refreshing = FeedViewModel(model: .loading(feed), liked: [], nil)
        #expect(refreshing.isLoading && refreshing.placeholder == nil && refreshing.cells.count == 2)
        let failed = FeedViewModel(model: .error(.noData, feed), liked: [], nil)
        #expect(failed.problem == "No data received. Wait a while.")
        #expect(failed.placeholder == nil && failed.cells.count == 2)
    }

    @Test("Refreshing the feed's view model requests the feed again")
    func reload() {
        makeViewModel(.cast).refresh()
        #expect(actions.loadCount == 1)
    }

    @Test("The feed's view model likes an entry, and removes the like")
    func like() {
        let viewModel = makeViewModel([.sample(5), .sample(3)])
        viewModel.didTapLike(at: 1)
        #expect(viewModel.cells.map(\.liked) == [false, true] && actions.liked == [3])
        viewModel.didTapLike(at: 1)
        #expect(viewModel.cells.map(\.liked) == [false, false] && actions.liked == [])
    }

    @Test("The feed's view model shows the actual result of a like, not the expected result")
    func outdated() {
        let actions = trackForLeaks(FeedActionsMock(liked: [5]))
        let viewModel = FeedViewModel(model: .some(Feed([.sample(5)])), liked: [], actions)
        viewModel.didTapLike(at: 0)
        #expect(viewModel.cells.map(\.liked) == [false] && actions.liked == [])
    }

    @Test("The feed's view model ignores a like at an index out of range", arguments: [-1, 2, Int.max])
    func outOfRange(index: Int) {
        makeViewModel(.sample(count: 2)).didTapLike(at: index)
        #expect(actions.liked == [])
    }

    @Test("Feed view models with equal models and likes are equal, even if their action handlers differ")
    func equality() {
        let viewModel = makeViewModel(.sample(count: 2))
        let other = FeedViewModel(model: .some(Feed(.sample(count: 2))), liked: [], FeedActionsMock())
        #expect(viewModel == other)
        viewModel.didTapLike(at: 1)
        #expect(viewModel != other)
        other.didTapLike(at: 1)
        #expect(viewModel == other)
    }

    private func makeViewModel(
        _ entries: [FeedEntry], sourceLocation: SourceLocation = #_sourceLocation
    ) -> FeedViewModel {
        let viewModel = FeedViewModel(model: .some(Feed(entries)), liked: [], actions)
        for cell in viewModel.cells { trackForLeaks(cell, sourceLocation: sourceLocation) }
        return viewModel
    }
}
