import Binding
import Observation

@Observable
final class ObservationCounterViewModel {
    private(set) var count: Int
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        count = interactor.model
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { $0.count = $1.model }
    }

    func increase() { interactor.increase() }
}

final class ObservationCounterView: CounterView {
    private let viewModel: ObservationCounterViewModel
    /// The number last read; nil if it has changed since, or if none has been read yet.
    private var read: Int?

    init(viewModel: ObservationCounterViewModel) {
        self.viewModel = viewModel
    }

    var count: Int {
        if let read { return read }
        let count = withObservationTracking {
            viewModel.count
        } onChange: { [weak self] in
            // Called when `count` is set; only the view model sets `count`, and only on the main actor.
            MainActor.assumeIsolated { self?.read = nil }
        }
        read = count
        return count
    }

    func setupViewModel() {}
    func didTap() { viewModel.increase() }
}
