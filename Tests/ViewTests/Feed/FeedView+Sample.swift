import Binding
import Interactor
import Model
import TestKit
import TestScreens
import Testing
import View
import ViewModel

extension FeedView {
    /// A view that shows `model` and has been drawn once.
    ///
    /// - Parameters:
    ///   - actions: Carries out what the user does; nil if nobody does.
    ///   - clock: Times the sparks of a like.
    ///   - work: Runs the sparks.
    static func showing(
        _ model: LoadableModel<Feed, NetworkError>, liked: Set<FeedEntry.ID> = [], _ actions: (any FeedActions)? = nil,
        clock: ManualClock = ManualClock(), work: Work = Work(), sourceLocation: SourceLocation = #_sourceLocation
    ) -> FeedView {
        let viewModel = FeedViewModel(model: model, liked: liked, actions)
        let view = FeedView(viewModel: viewModel, clock: clock, work: work)
        view.draw()
        return trackForLeaks(view, sourceLocation: sourceLocation)
    }

    /// A view that shows `entries`.
    static func showing(
        _ entries: [FeedEntry], liked: Set<FeedEntry.ID> = [], sourceLocation: SourceLocation = #_sourceLocation
    ) -> FeedView {
        showing(.some(Feed(entries)), liked: liked, sourceLocation: sourceLocation)
    }
}
