import Binding
import Observation

/// Holds a screen's latest immutable view model; SwiftUI observes this object.
@MainActor @Observable
final class Shown<ViewModel>: Configurable {
    private(set) var viewModel: ViewModel
    @ObservationIgnored private var isBound = false

    init(_ viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    /// Binds this object to `interactor`, and takes the interactor's current state; a second call does nothing.
    ///
    /// It is called when the screen appears, because SwiftUI keeps only the first instance that a screen creates.
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
