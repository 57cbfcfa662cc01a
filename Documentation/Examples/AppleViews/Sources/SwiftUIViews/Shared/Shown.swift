import Binding
import Observation

/// The latest view model of a screen that is made of immutable ones; SwiftUI observes it.
@MainActor @Observable
final class Shown<ViewModel>: Configurable {
    private(set) var viewModel: ViewModel
    @ObservationIgnored private var isBound = false

    init(_ viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    /// Binds this to `interactor`, and takes over what has changed before; a second call does nothing.
    ///
    /// It is called when the screen appears, because SwiftUI keeps only the first of those that a screen makes.
    func start<Interactor: ModelOwner>(_ interactor: Interactor, viewModel: @escaping (Interactor) -> ViewModel) {
        guard !isBound else { return }
        isBound = true
        interactor.bind(to: self, viewModel: viewModel)
        configure(with: viewModel(interactor))
    }

    func configure(with viewModel: ViewModel) {
        self.viewModel = viewModel
    }
}
