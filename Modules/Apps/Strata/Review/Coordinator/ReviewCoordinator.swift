import Binding
import Shell

/// Builds and opens the review's screen.
final class ReviewCoordinator {
    private let interactor: ReviewInteractor
    private let navigation: Navigation
    private let onOpen: (PendingChange.ID) -> Void

    /// - Parameter onOpen: Opens the source of the change with that ID in an editor.
    init(interactor: ReviewInteractor, navigation: Navigation, onOpen: @escaping (PendingChange.ID) -> Void) {
        self.interactor = interactor
        self.navigation = navigation
        self.onOpen = onOpen
    }

    func start() {
        let view = ReviewView(viewModel: ReviewViewModel(model: interactor.model, interactor), onOpen: onOpen)
        interactor.bind(to: view) { ReviewViewModel(model: $0.model, $0) }
        navigation.push(view, keeping: self)
    }
}
