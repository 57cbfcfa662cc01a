import Binding
import View
import ViewModel

/// Builds the review's screen.
final class ReviewCoordinator {
    private weak var app: ReviewApp?

    init(app: ReviewApp) {
        self.app = app
    }

    func start() {
        guard let app else { return }
        let view = ReviewView(viewModel: ReviewViewModel(interactor: app.interactor))
        app.interactor.bind(to: view) { ReviewViewModel(interactor: $0) }
        app.container.addTab("Review", root: view, coordinator: self)
    }
}
