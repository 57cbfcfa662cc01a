import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The feed in its container, put together as the coordinator does it; the test answers the requests, and moves the
/// clock.
@MainActor
final class FeedStage {
    let service = ManualFeedService()
    let clock = ManualClock()
    let likes = LikesInteractor<FeedEntry>()
    let container: Container
    /// How often the view has been given a new view model.
    private(set) var rebuildCount = 0
    private let navigator = NavigatorMock()
    private let work = Work()

    /// A stage whose feed is on its way.
    init(liked: [FeedEntry.ID] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        let interactor = FeedInteractor(service: service, work: work)
        let view = FeedView(
            viewModel: FeedViewModel(interactor: interactor, likes: likes), clock: clock, work: work)
        for object in [self, navigator, likes, container, interactor, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        for id in liked { likes.toggle(id) }
        interactor.bind(to: view) { [likes, weak self] in
            self?.rebuildCount += 1
            return FeedViewModel(interactor: $0, likes: likes)
        }
        container.addTab(view.title, root: view, coordinator: navigator)
        interactor.load()
    }

    /// A stage that has drawn `entries`.
    static func showing(
        _ entries: [FeedEntry] = .cast, liked: [FeedEntry.ID] = [], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> FeedStage {
        let stage = FeedStage(liked: liked, sourceLocation: sourceLocation)
        try await stage.answer(.success(entries))
        _ = stage.draw()
        return stage
    }
}

// MARK: - What the test does

extension FeedStage {
    /// Answers the next request, and waits until the feed has it.
    func answer(_ result: Result<[FeedEntry], NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    /// Waits until nothing moves any more.
    func settle() async { await work.settle() }

    /// Whether nothing moves, and nothing is on its way.
    var isSettled: Bool { work.isSettled }

    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    func draw(_ size: ScreenSize = .standard, symbols: Symbols = .unicode) -> Frame {
        container.draw(size: size.size, appearance: Appearance(symbols: symbols), transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// The rows that show, without what is around them.
    func rows(symbols: Symbols = .unicode) -> [String] {
        draw(symbols: symbols).grid.plainText.split(separator: "\n").dropFirst()
            .prefix { $0.hasPrefix("│") || $0.hasPrefix("|") }.map { String($0.dropFirst().dropLast()) }
    }

    /// The last line of the screen.
    var keyBar: String { screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? "" }
}
