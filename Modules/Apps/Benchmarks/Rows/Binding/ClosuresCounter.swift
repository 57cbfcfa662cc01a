import Binding

final class ClosuresCounterViewModel {
    private(set) var count: Int {
        didSet { reloadCountClosure?() }
    }
    var reloadCountClosure: (() -> Void)?
    private let interactor: CounterInteractor

    init(interactor: CounterInteractor) {
        count = interactor.model
        self.interactor = interactor
        interactor.modelDidUpdate.add(self) { $0.count = $1.model }
    }

    func increase() { interactor.increase() }
}

final class ClosuresCounterView: CounterView {
    private(set) var count: Int
    private let viewModel: ClosuresCounterViewModel

    init(viewModel: ClosuresCounterViewModel) {
        self.viewModel = viewModel
        count = viewModel.count
    }

    func setupViewModel() {
        viewModel.reloadCountClosure = { [weak self] in self?.reloadCount() }
    }

    private func reloadCount() { count = viewModel.count }

    func didTap() { viewModel.increase() }
}
