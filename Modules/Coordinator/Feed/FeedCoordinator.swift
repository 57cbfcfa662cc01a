import Binding
import Interactor
import View
import ViewModel

/// Builds the feed.
final class FeedCoordinator {
    private weak var app: AppCoordinator?

    init(app: AppCoordinator) {
        self.app = app
    }

    /// The likes are no part of the model that the view is bound to: one that came would make the whole feed anew.
    func start() {
        guard let app else { return }
        let work = Work(within: app.work)
        let interactor = FeedInteractor(service: app.dependencies.feed, work: work)
        let view = FeedView(
            viewModel: FeedViewModel(interactor: interactor, likes: app.feedLikes), clock: app.dependencies.clock,
            work: work)
        interactor.bind(to: view) { [likes = app.feedLikes] in FeedViewModel(interactor: $0, likes: likes) }
        app.container.addTab(view.title, root: view, coordinator: self) { [weak interactor] in interactor?.load() }
    }
}
