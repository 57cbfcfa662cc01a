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

/// The feed's view, already drawn once, and its dependencies; the test answers the requests and moves the clock.
@MainActor
struct FeedModule {
    let service = ManualFeedService()
    let likes = FeedLikesInteractor()
    let clock = ManualClock()
    let work = Work()
    let viewModel: FeedViewModel
    let view: FeedView
    private let interactor: FeedInteractor

    init(
        _ model: LoadableModel<Feed, NetworkError>, liked: Set<FeedEntry.ID> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for id in liked { likes.toggle(id) }
        interactor = FeedInteractor(service: service, likes: likes, work: work)
        viewModel = FeedViewModel(model: model, liked: liked, interactor)
        view = FeedView(viewModel: viewModel, clock: clock, work: work)
        for object in [likes, interactor, view] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        view.draw()
    }

    /// Creates a module that shows `entries`.
    init(
        _ entries: [FeedEntry] = .sample(count: 3), liked: Set<FeedEntry.ID> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(.some(Feed(entries)), liked: liked, sourceLocation: sourceLocation)
    }

    /// Shows other entries, with the current likes.
    func configure(with entries: [FeedEntry]) {
        view.configure(with: FeedViewModel(model: .some(Feed(entries)), liked: likes.model, interactor))
    }
}

extension FeedView {
    /// Draws the feed, and returns its visible rows without the box around them.
    func rows(symbols: Symbols = .unicode) -> [String] {
        let appearance = Appearance(symbols: symbols, usesColor: false)
        let frame = Frame(screen: self, size: ScreenSize.standard.size, appearance: appearance)
        return frame.grid.plainText.split(separator: "\n").dropFirst()
            .prefix { $0.hasPrefix("│") || $0.hasPrefix("|") }.map { String($0.dropFirst().dropLast()) }
    }

    /// The heart of the first row, with its sparks.
    var firstMark: String { String(rows().first?.dropFirst(2).prefix(3) ?? "") }
}
