import Binding
import Shell

/// Builds and opens the review's screen.
final class ReviewCoordinator {
    private let interactor: ReviewInteractor
    private let navigation: Navigation

    init(interactor: ReviewInteractor, navigation: Navigation) {
        self.interactor = interactor
        self.navigation = navigation
    }

    func start() {
        let view = ReviewView(viewModel: ReviewViewModel(model: interactor.model, interactor))
        interactor.bind(to: view) { ReviewViewModel(model: $0.model, $0) }
        navigation.push(view, keeping: self)
    }
}
